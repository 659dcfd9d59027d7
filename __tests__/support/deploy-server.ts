import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { contentType } from "../../src/build/response-headers";
import { createSiteHandler } from "../../scripts/site-server";
import type { BuildName, SiteBuild } from "./site-builds";

/** A fault of an answer. A number is a delay in milliseconds. */
export type FaultKind = "missing" | "error" | "drop" | "hang" | "html" | "truncate";
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
  /** What the host says of caching, for every file; undefined where it follows the site's rules. */
  cacheControl: string | undefined;
  /** The server no longer answers. */
  isDead: boolean;
  deploy(name: BuildName): void;
  close(): Promise<void>;
};

/** A static host on a free port of localhost that serves build A until another is deployed. */
export async function startDeployServer(
  builds: Readonly<Record<BuildName, SiteBuild>>,
): Promise<DeployServer> {
  const handlers = new Map<BuildName, RequestListener>();
  let deployed: BuildName = "A";

  const handler = (name: BuildName) => {
    const known = handlers.get(name) ?? createSiteHandler({ root: builds[name].root });
    handlers.set(name, known);
    return known;
  };

  function buildFor(path: string): BuildName {
    return state.strays.find((entry) => entry.path.test(path))?.from ?? deployed;
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
    const { cacheControl } = state;
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (header, value) =>
      setHeader(header, header === "Cache-Control" ? (cacheControl ?? value) : value);
    if (!fault) handler(name)(request, response);
    // Without an answer, it hangs.
    else if (fault.kind === "hang") return;
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
    cacheControl: undefined,
    isDead: false,
    deploy(name) {
      deployed = name;
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
  }
}
