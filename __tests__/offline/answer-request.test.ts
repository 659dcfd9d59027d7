/** @jest-environment node */
import { answerFile, answerHead, answerNavigation } from "../../src/offline/answer-request";
import { picturesFolder } from "../../src/offline/hashed-path";
import { networkTimeout } from "../../src/offline/offline-build";
import {
  documentOf,
  FakeCaches,
  fetchEvent,
  smallBuild,
  stalledAfter,
} from "../support/fake-worker";

const script = "/switcher-09e09c53.js";
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
  storage.put("offline:/:b0", script, "run()");
  storage.put("offline:/:b0", data, "earlier");
  storage.put(cache, data, "{}");
  storage.put(cache, "/favicon.svg", "<svg/>");
  network.mockReset();
});
afterEach(() => jest.useRealTimers());

/** What a navigation shows, after a minute at most. */
async function shown(path: string) {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  const answer = answerNavigation(build, fetchEvent(path).event, path);
  answer.catch(() => undefined);
  for (let second = 0; second < 60; second += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await jest.advanceTimersByTimeAsync(1000);
  }
  return answer;
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
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("cached /support");
  });

  test("comes from the network once its head has arrived", async () => {
    network.mockImplementation(async () => stalledAfter("<head></head><body>begun"));
    const reader = (await shown("/support")).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain("begun");
  });

  test.each([
    ["the server no longer has it", 410, null],
    ["cache storage fails", 503, "all"],
  ] as const)("comes from the network when %s", async (_, status, failure) => {
    storage.failure = failure;
    network.mockImplementation(async () => new Response("", { status }));
    expect((await shown("/support")).status).toBe(status);
  });

  test("is asked for anew on back and forward, past the browser's copy", async () => {
    network.mockImplementation(async () => new Response(documentOf("b1", "new")));
    const { event } = fetchEvent("/support");
    Object.defineProperty(event.request, "isHistoryNavigation", { value: true });
    await answerNavigation(build, event, "/support");
    expect(network).toHaveBeenCalledWith(event.request, { cache: "no-cache" });
  });
});

describe("an address that this build does not know", () => {
  for (const path of ["/of-a-newer-build", "/404.html", "/feed.xml"])
    test.each([200, 404, 503])(`${path} waits for the server's answer of %i`, async (status) => {
      network.mockImplementation(
        () =>
          new Promise((resolve) =>
            setTimeout(() => resolve(new Response("late", { status })), 4 * networkTimeout),
          ),
      );
      expect((await shown(path)).status).toBe(status);
    });

  test.each([
    ["/no-such-page", 404, "cached /404.html"],
    ["/favicon.svg", 200, "<svg/>"],
  ])("without a network, %s is answered by %i", async (path, status, text) => {
    network.mockImplementation(offline);
    const response = await shown(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
  });

  test("without a network, an uncached file is the browser's to explain", async () => {
    network.mockImplementation(offline);
    await expect(shown("/feed.xml")).rejects.toThrow("Failed to fetch");
  });
});

describe("a file", () => {
  const answered = async (path: string) => {
    const { event, settled } = fetchEvent(path);
    const answer = await answerFile(build, event, path.replace(/\?.*/, ""));
    await settled();
    return answer.text();
  };

  test.each([
    ["a script comes from any build", script, "run()"],
    ["page data comes from the build that the request names", `${data}?b0`, "earlier"],
    ["page data of this build", `${data}?b1`, "{}"],
    ["a file without a build in its address comes from this one", "/favicon.svg", "<svg/>"],
  ])("%s", async (_, path, text) => {
    network.mockImplementation(offline);
    expect(await answered(path)).toBe(text);
  });

  test.each([script, `${data}?b1`])(
    "%s comes from the network when cache storage fails",
    async (path) => {
      storage.failure = "all";
      network.mockImplementation(async () => new Response("sent"));
      expect(await answered(path)).toBe("sent");
    },
  );

  test("an empty copy is damaged, and the network is asked", async () => {
    storage.put(cache, data, "");
    network.mockImplementation(async () => new Response("sent"));
    expect(await answered(`${data}?b1`)).toBe("sent");
  });

  test("page data of a build that is not cached is requested as it was asked for", async () => {
    network.mockImplementation(async () => new Response("newer"));
    expect(await answered(`${data}?b2`)).toBe("newer");
    expect((network.mock.calls[0]?.[0] as Request).url).toMatch(/\?b2$/);
  });

  test("a picture is cached when it has been seen, unless storage is full", async () => {
    const path = `${picturesFolder}list-480-01234567.webp`;
    network.mockImplementation(async () => new Response("dots"));
    storage.failure = "writes";
    expect(await answered(path)).toBe("dots");
    storage.failure = null;
    expect(await answered(path)).toBe("dots");
    expect(await storage.text(cache, path)).toBe("dots");
  });
});

test("HEAD is answered by the server, and by 503 where there is none", async () => {
  const head = new Request("https://tabdart.example/support", { method: "HEAD" });
  network.mockImplementation(async () => new Response(null, { status: 404 }));
  expect((await answerHead(head)).status).toBe(404);
  network.mockImplementation(offline);
  expect((await answerHead(head)).status).toBe(503);
});
