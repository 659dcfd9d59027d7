import { once } from "node:events";
import type { ServerResponse, RequestListener } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createSiteHandler, type SiteServerOptions } from "../../src/hosting/site-server";

/** What goes wrong at the moment; a test changes it as it goes. */
export type Faults = {
  /** Requests whose answer never comes. */
  hangs?: RegExp;
  /** Requests whose answer begins, and whose body never comes. */
  stalls?: RegExp;
  /** Requests answered with this status in place of a file. */
  fails?: { path: RegExp; status: number };
  /** Answers a request with the file of another path. */
  reroute?: (path: string) => string;
  /** Changes the texts that are served, as another build would. */
  rewrite?: (text: string, path: string) => string;
  /** Another build that is served in place of the site. */
  deployed?: RequestListener;
};

export type FaultyServer = Readonly<{
  origin: string;
  faults: Faults;
  /** Paths asked for so far, in order. */
  requests: string[];
  close(): Promise<void>;
}>;

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
    if (faults.hangs?.test(path)) return;
    if (faults.stalls?.test(path)) {
      response.writeHead(200, { "Content-Type": "text/html" }).flushHeaders();
      return;
    }
    if (faults.fails?.path.test(path)) {
      response.writeHead(faults.fails.status, { "Content-Type": "text/html" }).end("<h1>Oops</h1>");
      return;
    }
    const { reroute, rewrite } = faults;
    if (reroute) request.url = reroute(path);
    if (rewrite) {
      // Plain bodies only: what is rewritten must be readable.
      delete request.headers["accept-encoding"];
      delete request.headers["if-none-match"];
      rewriteBody(response, (text) => rewrite(text, path));
    }
    (faults.deployed ?? site)(request, response);
  };
  const server = createServer(listener);
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    faults,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function rewriteBody(response: ServerResponse, rewrite: (text: string) => string) {
  const end = response.end.bind(response);
  const writeHead = response.writeHead.bind(response);
  let status = 200;
  response.writeHead = ((code: number) => {
    status = code;
    return response;
  }) as typeof response.writeHead;
  response.end = ((body?: Buffer) => {
    const isText = /html|javascript|json/.test(String(response.getHeader("Content-Type")));
    const text = body && isText ? Buffer.from(rewrite(body.toString("utf8"))) : body;
    if (text) response.setHeader("Content-Length", text.byteLength);
    writeHead(status);
    return end(text);
  }) as typeof response.end;
}
