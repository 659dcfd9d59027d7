import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { isHashedPath } from "../../src/offline/hashed-path";
import { contentType } from "../../src/build/response-headers";
import { createSiteHandler, fileCandidates } from "../../src/hosting/site-server";
import type { BuildName, SiteBuild } from "./site-builds";

/** How an answer goes wrong: a number of milliseconds is how late it comes. */
export type FaultKind = "missing" | "error" | "drop" | "hang" | "html" | "truncate" | "corrupt";
export type Fault = Readonly<{ path: RegExp; kind: FaultKind | number }>;

export type Request = Readonly<{
  path: string;
  time: number;
  /** Whether the browser asks for the document of a tab (Sec-Fetch-Dest). */
  isDocument: boolean;
}>;

export type DeployServer = {
  readonly origin: string;
  /** What has been asked for so far. */
  readonly requests: Request[];
  /** What goes wrong at the moment. */
  faults: readonly Fault[];
  /** Files that come from another build than the deployed one: a deploy that is half-way. */
  strays: readonly Readonly<{ path: RegExp; from: BuildName }>[];
  /** Whether hashed files of earlier deploys are still served. */
  keepsOldFiles: boolean;
  /** Nobody answers any more. */
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
  let earlier: readonly BuildName[] = [];

  const handler = (name: BuildName) => {
    const known = handlers.get(name) ?? createSiteHandler({ root: builds[name].root });
    handlers.set(name, known);
    return known;
  };
  const holds = (name: BuildName, path: string) =>
    fileCandidates(path).some((file) => existsSync(join(builds[name].root, file)));

  function buildFor(path: string): BuildName {
    const stray = state.strays.find((entry) => entry.path.test(path));
    if (stray) return stray.from;
    const isOld = state.keepsOldFiles && isHashedPath(path) && !holds(deployed, path);
    return (isOld && earlier.find((name) => holds(name, path))) || deployed;
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = (request.url ?? "/").replace(/\?.*/, "");
    const isDocument = request.headers["sec-fetch-dest"] === "document";
    state.requests.push({ path: request.url ?? "/", time: Date.now(), isDocument });
    if (state.isDead) return void request.socket.destroy();
    const name = buildFor(path);
    const fault = state.faults.find((entry) => entry.path.test(request.url ?? "/"));
    if (!fault) handler(name)(request, response);
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
    keepsOldFiles: false,
    isDead: false,
    deploy(name) {
      earlier = [deployed, ...earlier];
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
  const file = fileCandidates(path).find((candidate) => existsSync(join(root, candidate)));
  return readFileSync(join(root, file ?? "404.html"));
}

function spoil(
  kind: FaultKind,
  body: Buffer,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const type = contentType(path.includes(".") ? path : ".html");
  const page = "<!doctype html><title>Oops</title><h1>Oops</h1>";
  switch (kind) {
    case "hang":
      return;
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
      // A host that answers everything with its start page.
      response.writeHead(200, { "Content-Type": "text/html" }).end(page);
      return;
    case "truncate":
      response.writeHead(200, { "Content-Type": type, "Content-Length": body.byteLength });
      response.write(body.subarray(0, body.byteLength / 2), () => request.socket.destroy());
      return;
    case "corrupt":
      // Whole by its length, but cut off: what a proxy keeps of a broken connection.
      response.writeHead(200, { "Content-Type": type }).end(body.subarray(0, body.byteLength / 2));
  }
}
