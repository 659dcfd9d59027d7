import { once } from "node:events";
import { createServer, type IncomingMessage, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { createSiteHandler } from "../scripts/site-server";

/** Lighthouse's slow 4G: 150 ms and 1.6 Mbit/s, here in milliseconds and bytes. */
const roundTrip = 150;
const bytesPerSecond = 200_000;

export type SlowOrigin = Readonly<{ origin: string; bytesSent(): number; close(): void }>;

/**
 * Serves a folder with the site's own headers over a slow line that all responses share, in the
 * order of their requests. The server is slowed down, because throttling a page through DevTools
 * does not reach its service worker.
 */
export async function startSlowOrigin(root: string): Promise<SlowOrigin> {
  const site = createServer(createSiteHandler({ root })).listen(0, "localhost");
  await once(site, "listening");
  const { port } = site.address() as AddressInfo;
  let bytesSent = 0;
  let lineIsFreeAt = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const arrived = performance.now();
      const [answer, body] = await answerOf(request, port);
      const begin = Math.max(arrived + roundTrip, lineIsFreeAt);
      lineIsFreeAt = begin + (body.byteLength / bytesPerSecond) * 1000;
      await pause(lineIsFreeAt - performance.now());
      bytesSent += body.byteLength;
      response.writeHead(answer.statusCode ?? 500, answer.headers).end(body);
    })();
  }).listen(0, "localhost");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    bytesSent: () => bytesSent,
    close() {
      server.close();
      site.close();
    },
  };
}

/** The complete answer of the site's own server. */
async function answerOf(
  { method, url, headers }: IncomingMessage,
  port: number,
): Promise<[IncomingMessage, Buffer]> {
  const request = httpRequest({ host: "localhost", port, method, path: url, headers }).end();
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return [answer, Buffer.concat(chunks)];
}
