import type { IncomingMessage, ServerResponse } from "node:http";
import { createSecureServer } from "node:http2";
import { createSiteHandler } from "../src/hosting/site-server";
import type { SelfSigned } from "./self-signed";
import { createSlowLink, type LinkSpeed, type SlowLink, urgencyOf } from "./slow-link";

export type SlowOrigin = Readonly<{ origin: string; link: SlowLink; close: () => void }>;

/** Serves a folder over HTTP/2 and TLS, with the site's own headers, through a slow line. */
export async function startSlowOrigin(
  root: string,
  speed: LinkSpeed,
  { key, cert }: SelfSigned,
): Promise<SlowOrigin> {
  const link = createSlowLink(speed);
  const handle = createSiteHandler({ root });
  const server = createSecureServer({ key, cert }, (request, response) => {
    const { stream } = response;
    const urgency = urgencyOf(request.headers.priority);
    const end = response.end.bind(response);
    // The handler hands over the whole body at the end: that is where the line comes in.
    Object.assign(response, {
      end(body?: Buffer | string) {
        const bytes = Buffer.from(body ?? "");
        if (!response.headersSent) response.writeHead(response.statusCode);
        const write = (chunk: Buffer) => void (stream.destroyed || stream.write(chunk));
        void link.send(bytes, urgency, write).then(() => end());
        return response;
      },
    });
    // Node's HTTP/2 requests and responses answer to the same names as those of HTTP/1.
    void link
      .wait()
      .then(() =>
        handle(request as unknown as IncomingMessage, response as unknown as ServerResponse),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { origin: `https://localhost:${port}`, link, close: () => server.close() };
}
