import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentSecurityPolicy } from "../build/content-security-policy";
import { readDocuments } from "../build/read-documents";
import { decodedPath, fileCandidates, requestPath, withoutPrefix } from "./request-path";
import {
  cacheControls,
  cacheKind,
  contentType,
  isCompressible,
  securityHeaders,
} from "../build/response-headers";

export type SiteServerOptions = Readonly<{
  /** The folder of the finished build, usually `public`. */
  root: string;
  /** The path under which the site lives, as built with `--prefix-paths`; none by default. */
  pathPrefix?: string;
}>;

const notFoundFile = "/404.html";

type Encoding = "br" | "gzip" | "identity";
type KeptFile = Readonly<{
  version: string;
  etag: string;
  bodies: Map<Encoding, Promise<Buffer>>;
}>;

const compress = {
  // A notch below the strongest, which takes ten times as long for one or two per cent.
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} as const;

function acceptedEncoding(header: string | readonly string[] | undefined): Encoding {
  const accepted = String(header ?? "")
    .split(",")
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(";")[0]?.trim());
  return accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : "identity";
}

/** Answers requests from a folder the way a good static host does, with the site's own headers. */
export function createSiteHandler({ root, pathPrefix = "" }: SiteServerOptions): RequestListener {
  const kept = new Map<string, KeptFile>();
  const security = securityHeaders(contentSecurityPolicy(readDocuments(root)));

  async function readKept(path: string): Promise<KeptFile | undefined> {
    const file = join(root, path);
    const stats = await stat(file).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    const version = `${stats.mtimeMs}-${stats.size}`;
    const known = kept.get(path);
    if (known?.version === version) return known;
    const body = await readFile(file);
    // Weak, because one tag stands for the plain and the compressed bodies.
    const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const bodies = new Map<Encoding, Promise<Buffer>>([["identity", Promise.resolve(body)]]);
    const fresh = { version, etag, bodies };
    kept.set(path, fresh);
    return fresh;
  }

  async function findFile(target: string): Promise<[path: string, file: KeptFile] | undefined> {
    const path = decodedPath(requestPath(target));
    const sitePath = path === undefined ? undefined : withoutPrefix(path, pathPrefix);
    if (sitePath === undefined) return undefined;
    for (const candidate of fileCandidates(sitePath)) {
      // The document for unknown addresses is itself at none.
      if (candidate === notFoundFile) continue;
      const file = await readKept(candidate);
      if (file) return [candidate, file];
    }
    return undefined;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD", "Content-Type": contentType(".txt") });
      response.end("This site only answers GET and HEAD.\n");
      return;
    }
    const found = await findFile(request.url ?? "/");
    const [path, file] = found ?? [notFoundFile, await readKept(notFoundFile)];
    const type = contentType(path);
    response.setHeader("Content-Type", file ? type : contentType(".txt"));
    response.setHeader("Cache-Control", cacheControls[cacheKind(path)]);
    if (!file) {
      response.writeHead(404).end("Not found.\n");
      return;
    }
    response.setHeader("ETag", file.etag);
    const encoding = isCompressible(type)
      ? acceptedEncoding(request.headers["accept-encoding"])
      : "identity";
    if (isCompressible(type)) response.setHeader("Vary", "Accept-Encoding");
    if (found && request.headers["if-none-match"]?.includes(file.etag)) {
      response.removeHeader("Content-Type");
      response.writeHead(304).end();
      return;
    }
    const plain = await file.bodies.get("identity");
    if (encoding !== "identity" && plain && !file.bodies.has(encoding))
      file.bodies.set(encoding, compress[encoding](plain));
    const body = await file.bodies.get(encoding);
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
    response.setHeader("Content-Length", body?.byteLength ?? 0);
    response.writeHead(found ? 200 : 404);
    response.end(request.method === "HEAD" ? undefined : body);
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

/** A server, not yet listening, that answers from the folder of a finished build. */
export function createSiteServer(options: SiteServerOptions): Server {
  return createServer(createSiteHandler(options));
}
