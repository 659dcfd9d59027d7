/** @jest-environment node */
import {
  answerBuildFile,
  answerHashedFile,
  answerHead,
  answerNavigation,
} from "../../src/offline/answer-request";
import { picturesFolder } from "../../src/offline/hashed-path";
import { noBuild, recordShownBuild, shownBuild } from "../../src/offline/shown-builds";
import { networkTimeout } from "../../src/offline/offline-build";
import {
  documentOf,
  FakeCaches,
  fetchEvent,
  smallBuild,
  stalledAfter,
} from "../support/fake-worker";

const script = "/switcher-09e09c5373af86946a5b.js";
const data = "/page-data/support/page-data.json";
const build = smallBuild({ [script]: "run()", [data]: "{}", "/favicon.svg": "<svg/>" });
const cache = "offline:/:b1";
const network = jest.spyOn(globalThis, "fetch");
let storage: FakeCaches;

const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const never = () => new Promise<Response>(() => undefined);

beforeEach(() => {
  storage = new FakeCaches();
  Object.assign(globalThis, { caches: storage });
  for (const path of build.documents) storage.put(cache, path, documentOf("b1", `cached ${path}`));
  storage.put(cache, script, "run()");
  storage.put(cache, data, "{}");
  storage.put(cache, "/favicon.svg", "<svg/>");
  network.mockReset();
});
afterEach(() => jest.useRealTimers());

/** What a navigation shows; undefined while nothing has been answered after a minute. */
async function shown(path: string, early?: Promise<Response | undefined>) {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  const answer = answerNavigation(build, fetchEvent(path, early).event, path);
  // Looked at below, when the minute is over.
  answer.catch(() => undefined);
  for (let second = 0; second < 60; second += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await jest.advanceTimersByTimeAsync(1000);
  }
  // Hashing takes a moment of real time.
  jest.useRealTimers();
  return Promise.race([
    answer,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 500)),
  ]);
}

describe("a document of this build", () => {
  test.each<readonly [string, () => Promise<Response>]>([
    ["there is no network", offline],
    ["the server hangs", never],
    ["the server is broken", async () => new Response("", { status: 503 })],
    ["the body stalls before its first byte", async () => stalledAfter("")],
    ["the body stalls in the head", async () => stalledAfter(documentOf("b1").slice(0, 50))],
  ])("comes from the cache when %s", async (_, answer) => {
    network.mockImplementation(answer);
    const response = await shown("/support");
    expect(response?.status).toBe(200);
    expect(await response?.text()).toContain("cached /support");
  });

  test.each([
    ["fails, as Firefox says it", async () => Response.error()],
    ["fails, as Chromium says it", offline],
    ["is switched off", () => undefined],
  ])("comes from the cache when the early request %s", async (_, early) => {
    network.mockImplementation(offline);
    expect(await (await shown("/support", early()))?.text()).toContain("cached /support");
  });

  test("comes from the network once its head has arrived", async () => {
    network.mockImplementation(async () => stalledAfter("<head></head><body>begun"));
    const reader = (await shown("/support"))?.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain("begun");
  });

  test("comes from the network when the server no longer has it", async () => {
    network.mockImplementation(async () => new Response("gone", { status: 410 }));
    expect((await shown("/support"))?.status).toBe(410);
  });

  test("comes from the network when cache storage fails", async () => {
    storage.failure = "all";
    network.mockImplementation(async () => new Response("busy", { status: 503 }));
    expect(await (await shown("/support"))?.text()).toBe("busy");
  });

  test("comes from the cache, however slow that is, when the network fails too", async () => {
    const { has } = storage;
    storage.has = async (name) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return has(name);
    };
    network.mockImplementation(offline);
    expect(await (await shown("/support"))?.text()).toContain("cached /support");
  });

  test("is asked for anew on back and forward, past the browser's copy", async () => {
    network.mockImplementation(async () => new Response(documentOf("b1", "new")));
    const early = Promise.resolve(new Response(documentOf("b1", "the browser's copy")));
    const { event } = fetchEvent("/support", early);
    Object.defineProperty(event.request, "isHistoryNavigation", { value: true });
    const answer = await answerNavigation(build, event, "/support");
    expect(await answer.text()).toContain("new");
    expect(network).toHaveBeenCalledWith(event.request, { cache: "no-cache" });
  });

  test.each([403, 431])(
    "is asked for again when the early request is refused by %i, and no more early",
    async (status) => {
      const disable = jest.fn();
      Object.assign(globalThis, { self: { registration: { navigationPreload: { disable } } } });
      network.mockImplementation(async () => new Response(documentOf("b1", "fine")));
      const refused = Promise.resolve(new Response("refused", { status }));
      expect(await (await shown("/support", refused))?.text()).toContain("fine");
      expect(disable).toHaveBeenCalledTimes(1);
    },
  );

  test("comes from the network when its cached copy is damaged", async () => {
    storage.put(cache, "/support", "<html>");
    network.mockImplementation(async () => new Response("busy", { status: 503 }));
    expect((await shown("/support"))?.status).toBe(503);
  });
});

describe("an address that this build does not know", () => {
  const late = (status: number) => () =>
    new Promise<Response>((resolve) =>
      setTimeout(() => resolve(new Response("late", { status })), 4 * networkTimeout),
    );

  for (const path of ["/of-a-newer-build", "/404.html", "/feed.xml", "/favicon.svg"])
    test.each([200, 404, 503])(
      `${path} waits for the server's answer of status %i`,
      async (status) => {
        network.mockImplementation(late(status));
        const response = await shown(path);
        expect(response?.status).toBe(status);
        expect(await response?.text()).toBe("late");
      },
    );

  test("gets the not-found screen without a network", async () => {
    network.mockImplementation(offline);
    const response = await shown("/no-such-page");
    expect(response?.status).toBe(404);
    expect(await response?.text()).toContain("cached /404.html");
  });

  test("without a network, is the cached file that it names", async () => {
    network.mockImplementation(offline);
    expect(await (await shown("/favicon.svg"))?.text()).toBe("<svg/>");
  });

  test.each(["/feed.xml", "/builds/latest.json"])(
    "is the browser's to explain without a network where it is the uncached file %s",
    async (path) => {
      network.mockImplementation(offline);
      await expect(shown(path)).rejects.toThrow("Failed to fetch");
    },
  );
});

describe("a file of this build", () => {
  const answers = { [script]: "run()", [data]: "{}" };
  const kinds = [
    ["a script", script, answerHashedFile],
    ["page data", data, answerBuildFile],
  ] as const;

  for (const [kind, path, answer] of kinds) {
    test.each([
      ["emptied", () => storage.put(cache, path, "")],
      ["cut", () => storage.put(cache, path, answers[path].slice(0, 1))],
      ["evicted", () => storage.stores.get(cache)?.delete(path)],
    ])(
      `${kind} whose copy was %s comes from the network and is cached again`,
      async (_, damage) => {
        await recordShownBuild(build, "tab", "b1");
        damage();
        network.mockImplementation(async () => new Response(answers[path]));
        const { event, settled } = fetchEvent(path);
        expect(await (await answer(build, event, path)).text()).toBe(answers[path]);
        await settled();
        expect(await storage.text(cache, path)).toBe(answers[path]);
      },
    );

    test(`${kind} comes from the network when cache storage fails`, async () => {
      await recordShownBuild(build, "tab", "b1");
      storage.failure = "all";
      network.mockImplementation(async () => new Response(answers[path]));
      const { event, failures } = fetchEvent(path);
      expect(await (await answer(build, event, path)).text()).toBe(answers[path]);
      expect(await failures()).toEqual([]);
    });

    test(`${kind} that the server has otherwise is answered, but not cached`, async () => {
      await recordShownBuild(build, "tab", "b1");
      storage.stores.get(cache)?.delete(path);
      network.mockImplementation(async () => new Response("newer"));
      const { event, settled } = fetchEvent(path);
      expect(await (await answer(build, event, path)).text()).toBe("newer");
      await settled();
      expect(await storage.text(cache, path)).toBeUndefined();
    });
  }

  test("a script of another build comes from the network when cache storage fails", async () => {
    const path = "/switcher-ffffffffffffffffffff.js";
    storage.failure = "all";
    network.mockImplementation(async () => new Response("run()"));
    expect(await (await answerHashedFile(build, fetchEvent(path).event, path)).text()).toBe(
      "run()",
    );
  });

  test.each([
    ["of this build, for a tab that has shown another", "b1", "{}"],
    ["of an earlier build, for a tab that has reported nothing", "b0", "earlier"],
  ])("page data that a request names as %s comes from that build", async (_, named, text) => {
    const other = named === "b1" ? "b0" : undefined;
    await recordShownBuild(build, "tab", other);
    storage.put("offline:/:b0", data, "earlier");
    network.mockImplementation(offline);
    const { event } = fetchEvent(`${data}?${named}`);
    expect(await (await answerBuildFile(build, event, data)).text()).toBe(text);
  });

  test("page data of a build that is not cached is requested as it was asked for", async () => {
    await recordShownBuild(build, "tab", "b1");
    network.mockImplementation(async () => new Response("newer"));
    const { event } = fetchEvent(`${data}?b2`);
    expect(await (await answerBuildFile(build, event, data)).text()).toBe("newer");
    expect((network.mock.calls[0]?.[0] as Request).url).toMatch(/\?b2$/);
  });

  test("page data that the build does not have is not requested", async () => {
    await recordShownBuild(build, "tab", "b1");
    const path = "/page-data/no-such-page/page-data.json";
    expect((await answerBuildFile(build, fetchEvent(path).event, path)).status).toBe(404);
    expect(network).not.toHaveBeenCalled();
  });
});

test("HEAD is answered by the server, and by 503 where there is none", async () => {
  const head = new Request("https://tabdart.example/support", { method: "HEAD" });
  network.mockImplementation(async () => new Response(null, { status: 404 }));
  expect((await answerHead(head)).status).toBe(404);
  network.mockImplementation(offline);
  expect((await answerHead(head)).status).toBe(503);
});

describe("when cache storage never answers", () => {
  beforeEach(() => {
    storage.failure = "silence";
    network.mockImplementation(async (address) => {
      const { pathname } = new URL(
        address instanceof Request ? address.url : `https://x${address}`,
      );
      return new Response(pathname === script ? "run()" : pathname === data ? "{}" : "other");
    });
  });

  test.each([
    ["a script", script, answerHashedFile, "run()"],
    ["a script of another build", "/a-ffffffffffffffffffff.js", answerHashedFile, "other"],
    ["page data", data, answerBuildFile, "{}"],
    ["an icon of a tab that has not reported", "/favicon.svg", answerBuildFile, "other"],
  ] as const)("%s comes from the network after a second", async (_, path, answer, text) => {
    void recordShownBuild(build, "tab", "b1");
    const { event } = fetchEvent(path);
    if (path === "/favicon.svg") Object.assign(event, { clientId: "unknown" });
    const start = Date.now();
    expect(await (await answer(build, event, path)).text()).toBe(text);
    expect(Date.now() - start).toBeLessThan(1900);
  });
});

describe("what a tab shows", () => {
  const address = "/licences.txt";
  test.each([
    ["a text file", address, new Response("MIT"), noBuild],
    ["a document of another build", "/new", new Response(documentOf("b2")), "b2"],
    ["a page that the host has put in the place of one", "/support", new Response("Hi"), noBuild],
  ])("is recorded: %s", async (_, path, answer, expected) => {
    network.mockImplementation(async () => answer);
    const { event, settled } = fetchEvent(path);
    await answerNavigation(build, event, path);
    await settled();
    expect(await shownBuild(build, "tab")).toBe(expected);
  });
});

describe("a picture of the content", () => {
  const path = `${picturesFolder}list-480-0123456789abcdef0123.webp`;
  const own: typeof build = { ...build, others: [...build.others, path] };
  const image = async () => new Response("dots", { headers: { "Content-Type": "image/webp" } });

  /** What the page gets, once the worker has nothing left to do. */
  async function answered(of = own) {
    const { event, settled } = fetchEvent(path);
    const answer = await answerHashedFile(of, event, path);
    await settled();
    return answer;
  }

  test("is cached when it has been seen, and then needs no network", async () => {
    network.mockImplementation(image);
    expect(await (await answered()).text()).toBe("dots");
    expect(await storage.text(cache, path)).toBe("dots");
    network.mockImplementation(offline);
    expect(await (await answered()).text()).toBe("dots");
  });

  test("is not found without a network when it has not been seen", async () => {
    network.mockImplementation(offline);
    expect((await answered()).status).toBe(404);
    expect(await storage.text(cache, path)).toBeUndefined();
  });

  test.each<readonly [string, typeof own, () => Promise<Response>]>([
    ["of another build", build, image],
    [
      "that is a page",
      own,
      async () => new Response("", { headers: { "Content-Type": "text/html" } }),
    ],
    [
      "of which there is a part",
      own,
      async () =>
        new Response((await image()).body, {
          status: 206,
          headers: { "Content-Type": "image/webp" },
        }),
    ],
    [
      "that is missing",
      own,
      async () => new Response("", { status: 404, headers: { "Content-Type": "image/webp" } }),
    ],
  ])("%s is not cached", async (_, of, answer) => {
    network.mockImplementation(answer);
    await answered(of);
    expect(await storage.text(cache, path)).toBeUndefined();
  });

  test("is shown when it cannot be cached", async () => {
    storage.failure = "writes";
    network.mockImplementation(image);
    expect(await (await answered()).text()).toBe("dots");
  });
});
