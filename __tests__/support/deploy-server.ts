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
import { contentType } from "../../src/build/hosts";
import { createSiteHandler, type SiteServerOptions } from "../../scripts/site-server";
import { type BuildName, madeBuild } from "./site-builds";

/** A fault of an answer. A number is a delay in milliseconds. */
export type FaultKind = "missing" | "error" | "drop" | "hang" | "stall" | "html" | "truncate";
export type Fault = Readonly<{ path: RegExp; kind: FaultKind | number }>;

export type Request = Readonly<{
  path: string;
  time: number;
  /** Whether the browser asks for the document of a tab (Sec-Fetch-Dest). */
  isDocument: boolean;
}>;

export type DeployServer = {
  readonly origin: string;
  /** All requests so far. */
  readonly requests: Request[];
  /** Their paths, with queries. */
  readonly paths: readonly string[];
  /** The current faults. */
  faults: readonly Fault[];
  /** Files that come from another build: an unfinished deploy. */
  strays: readonly Readonly<{ path: RegExp; from: BuildName }>[];
  /** What the host says of caching, for every file; undefined where it follows the site's rules. */
  cacheControl: string | undefined;
  /** The server no longer answers. */
  isDead: boolean;
  deploy(build: BuildName | SiteServerOptions): void;
  close(): Promise<void>;
};

/** A static host on a free port of localhost that serves build A, or another, until one is deployed. */
export async function startDeployServer(
  first: SiteServerOptions = madeBuild("A"),
): Promise<DeployServer> {
  const handlers = new Map<string, RequestListener>();
  let deployed = first;

  const handler = (build: SiteServerOptions) => {
    const known = handlers.get(build.root) ?? createSiteHandler(build);
    handlers.set(build.root, known);
    return known;
  };

  function buildFor(path: string): SiteServerOptions {
    const stray = state.strays.find((entry) => entry.path.test(path));
    return stray ? madeBuild(stray.from) : deployed;
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const address = request.url ?? "/";
    const path = address.replace(/\?.*/, "");
    const isDocument = request.headers["sec-fetch-dest"] === "document";
    state.requests.push({ path: address, time: Date.now(), isDocument });
    if (state.isDead) return void request.socket.destroy();
    const build = buildFor(path);
    const fault = state.faults.find((entry) => entry.path.test(address));
    const { cacheControl } = state;
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (header, value) =>
      setHeader(header, header === "Cache-Control" ? (cacheControl ?? value) : value);
    if (!fault) handler(build)(request, response);
    // Without an answer, it hangs.
    else if (fault.kind === "hang") return;
    else if (typeof fault.kind === "number")
      setTimeout(() => handler(build)(request, response), fault.kind);
    else spoil(fault.kind, bodyOf(build.root, path), path, request, response);
  }

  const server = createServer(answer);
  server.listen(0, "localhost");
  await once(server, "listening");
  const state: DeployServer = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests: [],
    get paths() {
      return this.requests.map(({ path }) => path);
    },
    faults: [],
    strays: [],
    cacheControl: undefined,
    isDead: false,
    deploy(build) {
      deployed = typeof build === "string" ? madeBuild(build) : build;
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

/** With html, a host answers every address with its home page. */
const statusOf = { missing: 404, error: 503, html: 200 } as const;

function spoil(
  kind: Exclude<FaultKind, "hang">,
  body: Buffer,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (kind === "drop") request.socket.destroy();
  else if (kind === "stall")
    // It begins, and never has a body.
    response.writeHead(200, { "Content-Type": "text/html" }).flushHeaders();
  else if (kind === "truncate") {
    const type = contentType(path.includes(".") ? path : ".html");
    response.writeHead(200, { "Content-Type": type, "Content-Length": body.byteLength });
    response.write(body.subarray(0, body.byteLength / 2), () => request.socket.destroy());
  } else
    response
      .writeHead(statusOf[kind], { "Content-Type": "text/html" })
      .end("<!doctype html><title>Oops</title><h1>Oops</h1>");
}
