import { request } from "node:http";

export type RawResponse = Readonly<{
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}>;

/** Sends a request target exactly as written, which browsers and fetch would tidy up first. */
export function rawRequest(origin: string, path: string): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    // Its own connection: a server that reloads closes those that wait for another request.
    const to = { hostname, port, path, agent: false };
    const sent = request(to, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}
