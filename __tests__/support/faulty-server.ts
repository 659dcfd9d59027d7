import { once } from "node:events";
import type { OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createSiteHandler, type SiteServerOptions } from "../../scripts/site-server";

/** The current faults. A test changes them. */
export type Faults = {
  /** Requests that are never answered. */
  hangs?: RegExp;
  /** Requests whose answer starts but never sends a body. */
  stalls?: RegExp;
  /** Requests that are answered with this status instead of a file. */
  fails?: { path: RegExp; status: number };
  /** Answers a request with the file of another path. */
  reroute?: (path: string) => string;
  /** Rewrites the served texts, as another build would. */
  rewrite?: (text: string, path: string) => string;
  /** What the host says of caching, for every file. */
  cacheControl?: string;
  /** The folder of another build to serve instead of the site. */
  deployed?: RequestListener;
};

export type FaultyServer = {
  readonly origin: string;
  readonly faults: Faults;
  /** The requested paths so far, in order. */
  readonly requests: string[];
  /** The server no longer answers. */
  isDead: boolean;
  close(): Promise<void>;
};

/** The built site on a free port of localhost, with faults on demand. */
export async function startFaultyServer(
  options: SiteServerOptions = { root: "public" },
): Promise<FaultyServer> {
  const site = createSiteHandler(options);
  const faults: Faults = {};
  const requests: string[] = [];
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? "/";
    requests.push(path);
    if (state.isDead) return void request.socket.destroy();
    if (faults.hangs?.test(path)) return;
    if (faults.stalls?.test(path)) {
      response.writeHead(200, { "Content-Type": "text/html" }).flushHeaders();
      return;
    }
    if (faults.fails?.path.test(path)) {
      response.writeHead(faults.fails.status, { "Content-Type": "text/html" }).end("<h1>Oops</h1>");
      return;
    }
    const { reroute, rewrite, cacheControl } = faults;
    if (cacheControl) {
      const setHeader = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        setHeader(name, name === "Cache-Control" ? cacheControl : value);
    }
    if (reroute) request.url = reroute(path);
    if (rewrite) {
      // Only uncompressed bodies can be rewritten.
      delete request.headers["accept-encoding"];
      delete request.headers["if-none-match"];
      rewriteBody(response, (text) => rewrite(text, path));
    }
    (faults.deployed ?? site)(request, response);
  };
  const server = createServer(listener);
  server.listen(0, "localhost");
  await once(server, "listening");
  const state: FaultyServer = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    faults,
    requests,
    isDead: false,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return state;
}

/** Changes the texts of an answer, whose request must not accept a compressed or an empty one. */
function rewriteBody(response: ServerResponse, rewrite: (text: string) => string) {
  const { end, writeHead } = response;
  const chunks: Buffer[] = [];
  let status = 200;
  response.writeHead = ((code: number, headers: OutgoingHttpHeaders = {}) => {
    status = code;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value ?? "");
    return response;
  }) as typeof writeHead;
  response.write = ((chunk: Buffer) => chunks.push(chunk)) as unknown as typeof response.write;
  response.end = ((chunk?: Buffer | string) => {
    const sent = Buffer.concat([...chunks, Buffer.from(chunk ?? "")]);
    const isText = /html|javascript|json/.test(String(response.getHeader("Content-Type")));
    const body = isText ? Buffer.from(rewrite(sent.toString("utf8"))) : sent;
    if (body.byteLength > 0) response.setHeader("Content-Length", body.byteLength);
    writeHead.call(response, status);
    return end.call(response, body, "utf8");
  }) as typeof end;
}
