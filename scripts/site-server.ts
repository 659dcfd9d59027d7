// `npm run serve` and the test servers: a finished build the way its hosts serve it.
import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import {
  cacheControls,
  cacheKind,
  contentType,
  headersOfSite,
  isCompressible,
} from "../src/build/hosts";

export type SiteServerOptions = Readonly<{
  /** The folder of the finished build, usually `public`. */
  root: string;
  /** The path under which the site lives, as built with `--prefix-paths`; none by default. */
  pathPrefix?: string;
}>;

/** Files of a build that configure hosts, and the document for unknown addresses, which has none. */
const unservedFile = /^\/(_headers|_redirects|404(\.html)?)\/?$/;

const notFoundFile = "/404.html";

/** compression is typed for Express, but needs only what Node has. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const compress = compression({
  threshold: 0,
  filter: (_, response) => isCompressible(String(response.getHeader("Content-Type"))),
  // The next levels take seven times as long for 0.2 per cent.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } },
}) as unknown as Middleware;

/** Answers requests from a finished build the way a good static host does, with the site's own headers. */
export function createSiteHandler({ root, pathPrefix = "" }: SiteServerOptions): RequestListener {
  const headers = headersOfSite(root);
  const serve = sirv(root, { dev: true, etag: true, extensions: ["html"] });

  return (request, response) => {
    const target = (request.url ?? "/").replace(/[?#].*$/s, "");
    const isInside = target === pathPrefix || target.startsWith(`${pathPrefix}/`);
    const path = isInside ? target.slice(pathPrefix.length) || "/" : "/404";
    // Pages have clean addresses.
    const file = /\.\w+$/.test(path) ? path : ".html";
    setHeaders({
      ...headers,
      "Content-Type": contentType(file),
      "Cache-Control": cacheControls[cacheKind(path)],
    });
    request.url = path;
    compress(request, response, () => {
      if (unservedFile.test(path)) notFound();
      else serve(request, response, notFound);
    });

    function setHeaders(values: Readonly<Record<string, string>>): void {
      for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
    }

    function notFound(): void {
      setHeaders({
        "Content-Type": contentType(notFoundFile),
        "Cache-Control": cacheControls[cacheKind(notFoundFile)],
      });
      response.writeHead(404).end(readFileSync(join(root, notFoundFile)));
    }
  };
}
