/** @jest-environment node */
import { cacheBuild } from "../../src/offline/cached-builds";
import { fetchTimeout } from "../../src/offline/fetch-build-file";
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
])("a document that %s is not cached", async (_, proxy) => {
  serve(proxy);
  await expect(cacheBuild(build)).rejects.toThrow("Not the file of build b1: /");
  for (const path of build.documents) expect(await storage.text(cache, path)).toBeUndefined();
});

describe("icons", () => {
  const icon = "/favicon.svg";
  const withIcon = smallBuild({ [data]: "{}", [icon]: "<svg/>" });
  const serveIcon = (answer: Response) =>
    network.mockImplementation(async (address) =>
      address === icon ? answer : new Response(address === data ? "{}" : documentOf("b1")),
    );
  const svg = { headers: { "Content-Type": "image/svg+xml" } };

  test("that a host has compressed anew are cached, and kept", async () => {
    serveIcon(new Response("<svg></svg>", svg));
    await cacheBuild(withIcon);
    expect(await storage.text(cache, icon)).toBe("<svg></svg>");
    network.mockClear();
    await cacheBuild(withIcon);
    expect(network).not.toHaveBeenCalled();
  });

  test.each([
    ["a page", new Response("<svg></svg>", { headers: { "Content-Type": "text/html" } })],
    ["missing", new Response("<svg></svg>", { ...svg, status: 404 })],
  ])("that are %s are not", async (_, answer) => {
    serveIcon(answer);
    await expect(cacheBuild(withIcon)).rejects.toThrow("Not the file");
  });
});

describe("a host that alters a file", () => {
  const alter = () =>
    network.mockImplementation(async (address) =>
      address === data ? new Response("{ }") : new Response(documentOf("b1")),
    );
  const asked = () => network.mock.calls.map(([address]) => address);
  const fails = async () => {
    network.mockClear();
    await expect(cacheBuild(build)).rejects.toThrow("b1");
    return asked();
  };
  const day = 86_400_000;
  const now = jest.spyOn(Date, "now");
  beforeEach(() => {
    now.mockReturnValue(1_000_000);
    alter();
  });
  afterAll(() => now.mockRestore());

  test("is asked again for that file alone, and after two failures not for a day", async () => {
    expect(await fails()).toEqual([...build.documents, data]);
    expect(await fails()).toEqual([data]);
    expect(await fails()).toEqual([]);
    now.mockReturnValue(1_000_000 + day - 1);
    expect(await fails()).toEqual([]);
    now.mockReturnValue(1_000_000 + day);
    expect(await fails()).toEqual([data]);
  });

  test("is asked at once for another build", async () => {
    await fails();
    await fails();
    await expect(cacheBuild({ ...build, id: "b2" })).rejects.toThrow("Not the file of build b2");
  });

  test("and then no longer does has its build whole, and a clean record", async () => {
    await fails();
    serve();
    await cacheBuild(build);
    expect([...(storage.stores.get(cache)?.keys() ?? [])]).toEqual([...build.documents, data]);
  });

  test("is not one that cannot be reached", async () => {
    network.mockRejectedValue(new TypeError("Failed to fetch"));
    for (let time = 0; time < 3; time += 1)
      await expect(cacheBuild(build)).rejects.toThrow("Failed to fetch");
  });
});

describe("a script whose copy in the browser's cache is damaged", () => {
  const script = "/app-09e09c5373af86946a5b.js";
  const withScript = smallBuild({ [script]: "run()" });

  test("is fetched past that cache", async () => {
    network.mockImplementation(async (address, init) => {
      if (address !== script) return new Response(documentOf("b1"));
      return new Response(init?.cache === "reload" ? "run()" : "ru");
    });
    await cacheBuild(withScript);
    expect(await storage.text(cache, script)).toBe("run()");
  });
});

test("a file of one address for all builds is fetched past the browser's copy at once", async () => {
  network.mockImplementation(async (address, init) => {
    if (address !== data) return new Response(documentOf("b1"));
    return new Response(init?.cache === "no-cache" ? "{}" : "older");
  });
  await cacheBuild(build);
  expect(network.mock.calls.filter(([address]) => address === data)).toHaveLength(1);
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
    await jest.advanceTimersByTimeAsync(fetchTimeout);
    await failed;
  });
});
