import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5";

/** Reads a file of a build by its address, such as "/support/index.html". */
export type ReadFile = (path: string) => Buffer;

/** Sizes in bytes of what a first visit to one page brings. */
export type PageWeight = Readonly<{
  /** The document as CDNs send it, by brotli at the level of `npm run serve`. */
  document: number;
  scripts: number;
  fonts: number;
  pageData: number;
  /** All of these. */
  total: number;
}>;

type Element = DefaultTreeAdapterTypes.Element;

function* elementsBelow(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    yield child;
    yield* elementsBelow(child);
  }
}

/** The addresses of files that a document itself asks for: its scripts and preloaded fonts. */
export function requestedFiles(html: string): Readonly<{ scripts: string[]; fonts: string[] }> {
  const scripts: string[] = [];
  const fonts: string[] = [];
  for (const element of elementsBelow(parse(html))) {
    const value = (name: string) => element.attrs.find((attr) => attr.name === name)?.value;
    const source = value("src");
    if (element.tagName === "script" && source !== undefined) scripts.push(source);
    const href = value("href");
    if (element.tagName === "link" && value("as") === "font" && href) fonts.push(href);
    if (element.tagName === "style")
      for (const text of element.childNodes)
        if (defaultTreeAdapter.isTextNode(text))
          fonts.push(
            ...[...text.value.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url = ""]) => url),
          );
  }
  return { scripts: [...new Set(scripts)], fonts: [...new Set(fonts)] };
}

/** The size of a file after gzip, which every host can do. */
export function gzipSize(content: Buffer): number {
  return gzipSync(content, { level: 9 }).byteLength;
}

/** The size of a file after brotli, a notch below the strongest level, as servers can afford it. */
export function brotliSize(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    .byteLength;
}

/** The size of a file after the smaller of gzip and brotli. */
export function smallestSize(content: Buffer): number {
  return Math.min(gzipSize(content), brotliSize(content));
}

/** What a first visit to a page weighs; `chunks` are the scripts of Gatsby's page components. */
export function pageWeight(
  route: string,
  read: ReadFile,
  chunks: Readonly<Record<string, readonly string[]>>,
): PageWeight {
  const folder = route === "/" ? "" : route;
  const document = read(`${folder}/index.html`);
  const requested = requestedFiles(document.toString());
  const data = read(`/page-data${route === "/" ? "/index" : route}/page-data.json`);
  const { componentChunkName } = JSON.parse(data.toString()) as { componentChunkName: string };
  const own = chunks[componentChunkName];
  if (!own) throw new Error(`The build names no script of ${componentChunkName}.`);
  const scriptFiles = new Set([...requested.scripts, ...own.filter((name) => /\.js$/.test(name))]);
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
  const weight = {
    document: brotliSize(document),
    scripts: sum([...scriptFiles].map((path) => gzipSize(read(path)))),
    // A font is compressed by itself.
    fonts: sum(requested.fonts.map((path) => read(path).byteLength)),
    pageData: gzipSize(data) + gzipSize(read("/page-data/app-data.json")),
  };
  return { ...weight, total: sum(Object.values(weight)) };
}
