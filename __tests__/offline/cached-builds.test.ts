/** @jest-environment node */
import { cacheBuild } from "../../src/offline/cached-builds";
import { answerTimeout } from "../../src/offline/fetch-build-file";
import { documentOf, FakeCaches, smallBuild } from "../support/fake-worker";

const data = "/page-data/support/page-data.json";
const build = smallBuild({ [data]: "{}" });
const cache = "offline:/:b1";
const network = jest.spyOn(globalThis, "fetch");
let storage: FakeCaches;

beforeEach(() => {
  storage = new FakeCaches();
  Object.assign(globalThis, { caches: storage });
  network.mockReset();
});
afterEach(() => jest.useRealTimers());

/** A server with the build's files, whose documents pass through a proxy. */
function serve(proxy = (html: string) => html, headers: Record<string, string> = {}) {
  network.mockImplementation(async (address) => {
    const body = String(address) === data ? "{}" : proxy(documentOf("b1"));
    return new Response(body, { headers });
  });
}

const replace = (from: string | RegExp, to: string) => (html: string) => {
  if (html.replace(from, to) === html) throw new Error(`Nothing to replace: ${String(from)}`);
  return html.replace(from, to);
};

test("a whole build is cached under its own name, with its headers", async () => {
  serve(undefined, { "X-A": "1", "Content-Encoding": "gzip" });
  await cacheBuild(build);
  const store = storage.stores.get(cache);
  expect([...(store?.keys() ?? [])]).toEqual([...build.documents, data]);
  expect(await storage.text(cache, "/support")).toBe(documentOf("b1"));
  expect(Object.fromEntries(store?.get("/support")?.headers ?? [])).toMatchObject({ "x-a": "1" });
  expect(store?.get("/support")?.headers.get("Content-Encoding")).toBeNull();
});

test.each([
  ["takes quotes away", replace('name="build-id" content="b1"', "name=build-id content=b1")],
  ["takes quotes away before a slash", replace('content="b1"/>', "content=b1/>")],
  ["quotes otherwise", replace(/"/g, "'")],
  ["swaps attributes", replace('name="build-id" content="b1"', 'content="b1" name="build-id"')],
  ["adds attributes", replace('name="build-id"', 'data-a="1" name="build-id" id=c')],
  ["breaks lines", replace(/<meta /, "<META\n  ")],
  ["swaps a script's attributes", replace('src="/app-1.js" async', "async src=/app-1.js")],
  ["appends a comment", replace(/$/, "\n<!-- served in 3 ms -->\n")],
  ["appends a script", replace("</html>", "</html><script src=/stats.js></script>")],
  ["adds a script before the end", replace("</body>", "<script>count()</script></body>")],
  ["leaves closing tags out", replace("</body></html>", "")],
  ["ends lines", replace(/$/, "\r\n")],
])("behind a proxy that %s, a build is cached", async (_, proxy) => {
  serve(proxy);
  await cacheBuild(build);
  expect(await storage.text(cache, "/support")).toBe(proxy(documentOf("b1")));
});

test.each([
  ["is of another build", replace('content="b1"', 'content="b2"')],
  ["names its build elsewhere", replace('name="build-id"', 'name="builds" data-name="build-id"')],
  ["is cut before its last script", (html: string) => html.slice(0, html.indexOf("<script"))],
  ["is cut in its last script", (html: string) => html.slice(0, html.indexOf("async"))],
  ["is cut at the end of its last script", (html: string) => html.slice(0, html.indexOf("</scr"))],
  ["is empty", () => ""],
])("a document that %s is not cached, nor anything else then", async (_, proxy) => {
  serve(proxy);
  await expect(cacheBuild(build)).rejects.toThrow("Not the file of build b1: /");
  expect(storage.stores.size).toBe(0);
});

test("a server that sends `Vary: *` is cached", async () => {
  serve(undefined, { Vary: "*" });
  await cacheBuild(build);
  expect(await storage.text(cache, data)).toBe("{}");
});

test.each([
  ["an earlier build's policy", "script-src 'sha256-old'", build.policy],
  ["no policy", null, null],
])(
  "from a server that sends %s, a document is cached with its own policy or none",
  async (_, sent, stored) => {
    serve(undefined, sent === null ? {} : { "Content-Security-Policy": sent });
    await cacheBuild(build);
    const copy = storage.stores.get(cache)?.get("/support");
    expect(copy?.headers.get("Content-Security-Policy")).toBe(stored);
  },
);

test("only missing and damaged files of a cache are fetched", async () => {
  serve();
  await cacheBuild(build);
  storage.put(cache, "/support", "");
  storage.stores.get(cache)?.delete(data);
  network.mockClear();
  await cacheBuild(build);
  expect(network.mock.calls.map(([address]) => address).sort()).toEqual([data, "/support"]);
  expect(await storage.text(cache, "/support")).toBe(documentOf("b1"));
});

describe("with a clock", () => {
  beforeEach(() => void jest.useFakeTimers());

  test.each([429, 503])("a server that answers %i at first is retried", async (status) => {
    let refusals = 3;
    network.mockImplementation(async (address) => {
      if (address === "/support" && (refusals -= 1) >= 0) return new Response("", { status });
      return new Response(address === data ? "{}" : documentOf("b1"));
    });
    const cached = cacheBuild(build, [1000, 4000, 10_000]);
    await jest.advanceTimersByTimeAsync(15_000);
    await cached;
    expect(await storage.text(cache, "/support")).toBe(documentOf("b1"));
  });

  test("a server that stays busy fails the install without further requests", async () => {
    network.mockImplementation(async () => new Response("", { status: 503 }));
    const many = { ...build, documents: Array.from({ length: 40 }, (_, number) => `/${number}`) };
    const failed = expect(cacheBuild(many, [1000])).rejects.toThrow("Not the file");
    await jest.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(storage.stores.size).toBe(0);
    expect(network.mock.calls.length).toBeLessThanOrEqual(8);
  });

  test("a request to a server that hangs is aborted, which frees its connection", async () => {
    network.mockImplementation(
      (_, init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new Error("given up")));
        }),
    );
    const failed = expect(cacheBuild(build)).rejects.toThrow("given up");
    await jest.advanceTimersByTimeAsync(answerTimeout);
    await failed;
    expect(storage.stores.size).toBe(0);
  });
});
