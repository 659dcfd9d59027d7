import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import { isHashedPath } from "../../src/offline/hashed-path";
import { contentType } from "../../src/build/response-headers";
import { createSiteHandler } from "../../scripts/site-server";
import { rewriteBody } from "./faulty-server";
import type { BuildName, SiteBuild } from "./site-builds";

/** A fault of an answer. A number is a delay in milliseconds. */
export type FaultKind =
  "missing" | "error" | "drop" | "hang" | "html" | "truncate" | "corrupt" | "altered";
export type Fault = Readonly<{ path: RegExp; kind: FaultKind | number }>;

export type Request = Readonly<{
  method: string | undefined;
  path: string;
  time: number;
  /** Whether the browser asks for the document of a tab (Sec-Fetch-Dest). */
  isDocument: boolean;
}>;

export type DeployServer = {
  readonly origin: string;
  /** All requests so far. */
  readonly requests: Request[];
  /** The current faults. */
  faults: readonly Fault[];
  /** Files that come from another build: an unfinished deploy. */
  strays: readonly Readonly<{ path: RegExp; from: BuildName }>[];
  /** What a proxy does to each document, which it sends with `Vary: *`. */
  proxy: ((html: string) => string) | null;
  /** What the host says of caching, for every file; undefined where it follows the site's rules. */
  cacheControl: string | undefined;
  /** Whether hashed files of earlier deploys are still served. */
  keepsOldFiles: boolean;
  /** The server no longer answers. */
  isDead: boolean;
  deploy(name: BuildName): void;
  /** Ends the connections that wait for an answer because of a fault, as networks do in the end. */
  endWaiting(): void;
  close(): Promise<void>;
};

/** What honest proxies do to the documents that pass them: each is the same page afterwards. */
export const proxies: Readonly<Record<string, (html: string) => string>> = {
  "unquoted attributes": (html) =>
    html.replace(/(<meta name=)"(build-id)" content="([\w-]+)"\s*\/?>/, "$1$2 content=$3>"),
  "a comment at the end": (html) => `${html}<!-- served in 3 ms -->`,
  "a script at the end": (html) => `${html}<script src="${proxyScript}" async></script>`,
  "no closing tags": (html) => html.replace(/<\/body>\s*<\/html>/, ""),
};

const proxyScript = "/of-the-proxy.js";

/** A static host on a free port of localhost that serves build A until another is deployed. */
export async function startDeployServer(
  builds: Readonly<Record<BuildName, SiteBuild>>,
): Promise<DeployServer> {
  const handlers = new Map<BuildName, RequestListener>();
  const waiting = new Set<Socket>();
  let deployed: BuildName = "A";
  let earlier: readonly BuildName[] = [];

  const handler = (name: BuildName) => {
    const known = handlers.get(name) ?? createSiteHandler({ root: builds[name].root });
    handlers.set(name, known);
    return known;
  };
  const holds = (name: BuildName, path: string) => existsSync(join(builds[name].root, path));

  function buildFor(path: string): BuildName {
    const stray = state.strays.find((entry) => entry.path.test(path));
    if (stray) return stray.from;
    const isOld = state.keepsOldFiles && isHashedPath(path) && !holds(deployed, path);
    return (isOld && earlier.find((name) => holds(name, path))) || deployed;
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = (request.url ?? "/").replace(/\?.*/, "");
    const isDocument = request.headers["sec-fetch-dest"] === "document";
    state.requests.push({
      method: request.method,
      path: request.url ?? "/",
      time: Date.now(),
      isDocument,
    });
    if (state.isDead) return void request.socket.destroy();
    const name = buildFor(path);
    const fault = state.faults.find((entry) => entry.path.test(request.url ?? "/"));
    if (path === proxyScript && !fault)
      return void response.writeHead(200, { "Content-Type": contentType(path) }).end();
    const { cacheControl } = state;
    const proxy = fault || path.includes(".") ? null : state.proxy;
    // What the host says itself would otherwise take the place of these.
    const headers = new Map<string, string>();
    if (cacheControl) headers.set("Cache-Control", cacheControl);
    if (proxy) {
      delete request.headers["accept-encoding"];
      delete request.headers["if-none-match"];
      rewriteBody(response, proxy);
      headers.set("Vary", "*");
    }
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (header, value) => setHeader(header, headers.get(header) ?? value);
    for (const [header, value] of headers) setHeader(header, value);
    if (!fault) handler(name)(request, response);
    else if (fault.kind === "hang") waiting.add(request.socket);
    else if (typeof fault.kind === "number")
      setTimeout(() => handler(name)(request, response), fault.kind);
    else spoil(fault.kind, bodyOf(builds[name].root, path), path, request, response);
  }

  const server = createServer(answer);
  server.listen(0, "localhost");
  await once(server, "listening");
  const state: DeployServer = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests: [],
    faults: [],
    strays: [],
    proxy: null,
    cacheControl: undefined,
    keepsOldFiles: false,
    isDead: false,
    deploy(name) {
      earlier = [deployed, ...earlier];
      deployed = name;
    },
    endWaiting() {
      for (const socket of waiting) socket.destroy();
      waiting.clear();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return state;
}

function bodyOf(root: string, path: string): Buffer {
  const isFile = (name: string) => statSync(join(root, name), { throwIfNoEntry: false })?.isFile();
  // A file, or the document of a page.
  const file = [path, `${path}.html`, `${path}/index.html`].find(isFile);
  return readFileSync(join(root, file ?? "404.html"));
}

function spoil(
  kind: Exclude<FaultKind, "hang">,
  body: Buffer,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const type = contentType(path.includes(".") ? path : ".html");
  const page = "<!doctype html><title>Oops</title><h1>Oops</h1>";
  switch (kind) {
    case "drop":
      request.socket.destroy();
      return;
    case "missing":
      response.writeHead(404, { "Content-Type": "text/html" }).end(page);
      return;
    case "error":
      response.writeHead(503, { "Content-Type": "text/html" }).end(page);
      return;
    case "html":
      // The fault of a host that answers every address with its home page.
      response.writeHead(200, { "Content-Type": "text/html" }).end(page);
      return;
    case "truncate":
      response.writeHead(200, { "Content-Type": type, "Content-Length": body.byteLength });
      response.write(body.subarray(0, body.byteLength / 2), () => request.socket.destroy());
      return;
    case "corrupt":
      // A truncated body with a matching length, as a proxy caches it after a broken connection.
      response.writeHead(200, { "Content-Type": type }).end(body.subarray(0, body.byteLength / 2));
      return;
    case "altered":
      // What an optimiser or a proxy makes of a file: it works as before, with other bytes.
      response
        .writeHead(200, { "Content-Type": type })
        .end(Buffer.concat([body, Buffer.from("\n")]));
  }
}
