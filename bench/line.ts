import { once } from "node:events";
import { createServer, type IncomingMessage, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { createSiteHandler } from "../scripts/site-server";

/** Lighthouse's slow 4G: 150 ms and 1.6 Mbit/s, here in milliseconds and bytes per second. */
export const slowLine = { latency: 150, throughput: 200_000 } as const;

export type Origin = Readonly<{ origin: string; close(): void }>;

/** Serves a folder with the site's own headers, as fast as this machine can. */
export async function startOrigin(root: string): Promise<Origin> {
  return listening(createServer(createSiteHandler({ root })));
}

/**
 * Serves what another origin serves over a slow line that all responses share, in the order of their
 * requests. What the browser emulates does not reach a service worker; this does.
 */
export async function startSlowOrigin({ origin }: Origin): Promise<Origin> {
  let lineIsFreeAt = 0;
  return listening(
    createServer((request, response) => {
      void (async () => {
        const arrived = performance.now();
        const { method, url = "/", headers } = request;
        const sent = httpRequest(new URL(url, origin), { method, headers }).end();
        const [answer] = (await once(sent, "response")) as [IncomingMessage];
        const body = Buffer.concat(await answer.toArray());
        const begin = Math.max(arrived + slowLine.latency, lineIsFreeAt);
        lineIsFreeAt = begin + (body.byteLength / slowLine.throughput) * 1000;
        await pause(lineIsFreeAt - performance.now());
        response.writeHead(answer.statusCode ?? 500, answer.headers).end(body);
      })();
    }),
  );
}

async function listening(server: ReturnType<typeof createServer>): Promise<Origin> {
  await once(server.listen(0, "localhost"), "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
