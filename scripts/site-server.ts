// `npm run serve` and the test servers: a finished build the way its hosts serve it.
import { readFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { join } from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import {
  cacheControls,
  cacheKind,
  contentType,
  documentsVersion,
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

/** The headers of the last build in a folder, by folder. */
const headers = new Map<string, { version: string; all: Readonly<Record<string, string>> }>();

/**
 * The headers of every answer. They are computed anew before a document is sent, if a build beside
 * the server has changed the documents and with them the inline parts that the policy allows.
 */
function currentHeaders(root: string, isDocument: boolean): Readonly<Record<string, string>> {
  const known = headers.get(root);
  if (known && !isDocument) return known.all;
  const version = documentsVersion(root);
  if (known?.version === version) return known.all;
  const all = headersOfSite(root);
  headers.set(root, { version, all });
  return all;
}

/** compression is typed for Express, but needs only what Node has. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const compress = compression({
  threshold: 0,
  filter: (_, response) => isCompressible(String(response.getHeader("Content-Type"))),
  // The next levels take seven times as long for 0.2 per cent.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } },
}) as unknown as Middleware;

/** Answers requests from a folder the way a good static host does, with the site's own headers. */
export function createSiteHandler({ root, pathPrefix = "" }: SiteServerOptions): RequestListener {
  const serve = sirv(root, { dev: true, etag: true, extensions: ["html"] });

  return (request, response) => {
    const target = (request.url ?? "/").replace(/[?#].*$/s, "");
    const isInside = target === pathPrefix || target.startsWith(`${pathPrefix}/`);
    const path = isInside ? target.slice(pathPrefix.length) || "/" : "/404";
    // Pages have clean addresses.
    const file = /\.\w+$/.test(path) ? path : ".html";
    setHeaders({
      ...currentHeaders(root, file.endsWith(".html")),
      "Content-Type": contentType(file),
      "Cache-Control": cacheControls[cacheKind(path)],
    });
    request.url = path;
    compress(request, response, () => {
      if (unservedFile.test(path)) notFound();
      else serve(request, response, notFound);
    });

    function setHeaders(headers: Readonly<Record<string, string>>): void {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
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

/** A server, not yet listening, that answers from the folder of a finished build. */
export function createSiteServer(options: SiteServerOptions): Server {
  return createServer(createSiteHandler(options));
}
