import { createHash } from "node:crypto";
import { hashLength, type OfflineBuild } from "../../src/runtime/offline/offline-build";

const shortHash = (text: string) =>
  createHash("sha256").update(text).digest("hex").slice(0, hashLength);

/** The document of a page, as a build writes it. */
export function documentOf(id: string, text = "text"): string {
  return `<html><head><meta name="build-id" content="${id}"/></head><body>${text}<script src="/app-1.js" async></script></body></html>`;
}

/** The facts of a small build with these files in addition to its documents. */
export function smallBuild(files: Readonly<Record<string, string>> = {}): OfflineBuild {
  const hashes = Object.entries(files).map(([path, text]) => [path, shortHash(text)]);
  return {
    id: "b1",
    pathPrefix: "",
    documents: ["/", "/404.html", "/support"],
    files: Object.fromEntries(hashes) as Record<string, string>,
    lastScript: "/app-1.js",
  };
}

/** A stub of the browser's cache storage. */
export class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>();

  put(name: string, path: string, text: string) {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store.set(path, new Response(text)));
  }

  async text(name: string, path: string) {
    return this.stores.get(name)?.get(path)?.clone().text();
  }

  keys = async () => [...this.stores.keys()];
  delete = async (name: string) => this.stores.delete(name);
  match = async (path: string, { cacheName }: { cacheName?: string } = {}) => {
    for (const [name, store] of this.stores)
      if (store.has(path) && name === (cacheName ?? name)) return store.get(path)?.clone();
    return undefined;
  };
  open = async (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return {
      put: async (path: string, response: Response) => {
        if (response.headers.get("Vary") === "*") throw new TypeError("Vary: *");
        store.set(path, response);
      },
    };
  };
}
