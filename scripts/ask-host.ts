// One question to a live host, as deploy-check asks it.
import { get as getHttp, type IncomingHttpHeaders } from "node:http";
import { get as getHttps } from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** What a host answered. `failure` says why there is no whole answer. */
export type Answer = Readonly<{
  status: number;
  headers: IncomingHttpHeaders;
  /** The body without its compression; empty after a failure. */
  body: Buffer;
  failure?: string;
}>;

/**
 * Asks for an address once and follows no redirect. It always resolves, because an error is an
 * answer too. `timeout` is in milliseconds and covers the whole answer. `encoding` is the compression
 * that it asks for.
 */
export function askHost(
  address: string,
  timeout: number,
  encoding: "gzip" | "br" = "gzip",
): Promise<Answer> {
  let status = 0;
  let headers: IncomingHttpHeaders = {};
  return new Promise((resolve) => {
    const fail = (failure: string) =>
      resolve({ status, headers, body: Buffer.alloc(0), failure: failure.trim() });
    const failed = (error: NodeJS.ErrnoException) => {
      if (error.name === "AbortError" || error.name === "TimeoutError")
        return fail(`no whole answer in ${timeout / 1000} s`);
      if (error.code === "EPROTO") return fail("no HTTPS is spoken there: is the port right?");
      if (error.code === "UNABLE_TO_VERIFY_LEAF_SIGNATURE")
        return fail("its certificate comes without the one between: send the full chain");
      return fail(`no whole answer (${error.message || error.code})`);
    };
    try {
      const ask = address.startsWith("https:") ? getHttps : getHttp;
      // No connection is used twice: a host may close one just when the next question is sent.
      const options = {
        agent: false,
        // Some firewalls refuse programs that give no name.
        headers: { "Accept-Encoding": encoding, "User-Agent": "deploy-check" },
        signal: AbortSignal.timeout(timeout),
      };
      ask(address, options, (response) => {
        ({ headers } = response);
        status = response.statusCode ?? 0;
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", failed);
        response.on("end", () => {
          try {
            resolve({ status, headers, body: unpacked(Buffer.concat(chunks), headers, encoding) });
          } catch (error) {
            fail(error instanceof Error ? error.message : String(error));
          }
        });
      }).on("error", failed);
    } catch (error) {
      failed(error as Error);
    }
  });
}

/** @throws if the body is not what its Content-Encoding says, or that is not what was asked for. */
function unpacked(body: Buffer, headers: IncomingHttpHeaders, asked: "gzip" | "br"): Buffer {
  const encoding = headers["content-encoding"] ?? "identity";
  const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (encoding === "identity") {
    if (isGzip(body)) throw new Error("sent as gzip without the header Content-Encoding");
    return body;
  }
  if (encoding !== asked) throw new Error(`sent as ${encoding}, although ${asked} was asked for`);
  let plain: Buffer;
  try {
    plain = asked === "gzip" ? gunzipSync(body) : brotliDecompressSync(body);
  } catch (error) {
    throw new Error(`its ${asked} is broken (${(error as Error).message})`);
  }
  if (isGzip(plain)) throw new Error("compressed twice with gzip");
  return plain;
}
