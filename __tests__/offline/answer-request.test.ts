/** @jest-environment node */
import { answerFile, answerNavigation } from "../../src/offline/answer-request";
import { picturesFolder } from "../../src/offline/hashed-path";
import { networkTimeout } from "../../src/offline/offline-build";
import {
  documentOf,
  FakeCaches,
  fetchEvent,
  smallBuild,
  stalledAfter,
} from "../support/fake-worker";

const data = "/page-data/support/page-data.json";
const build = smallBuild({ [data]: "{}", "/favicon.svg": "<svg/>" });
const cache = "offline:/:b1";
const network = jest.spyOn(globalThis, "fetch");
let storage: FakeCaches;

const offline = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  storage = new FakeCaches();
  Object.assign(globalThis, { caches: storage });
  for (const path of build.documents) storage.put(cache, path, documentOf("b1", `cached ${path}`));
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
  test("comes from the cache when the body stalls in the head", async () => {
    network.mockImplementation(async () => stalledAfter(documentOf("b1").slice(0, 50)));
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
});

describe("an address that this build does not know", () => {
  test.each([
    ["/of-a-newer-build", 200],
    ["/of-another-application", 503],
    ["/404.html", 404],
  ])("%s waits for the server's answer of %i", async (path, status) => {
    network.mockImplementation(
      () =>
        new Promise((resolve) =>
          setTimeout(() => resolve(new Response("late", { status })), 4 * networkTimeout),
        ),
    );
    expect((await shown(path)).status).toBe(status);
  });

  test("without a network, a cached file is shown", async () => {
    network.mockImplementation(offline);
    expect(await (await shown("/favicon.svg")).text()).toBe("<svg/>");
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

  test("comes from the network when cache storage fails", async () => {
    storage.failure = "all";
    network.mockImplementation(async () => new Response("sent"));
    expect(await answered(`${data}?b1`)).toBe("sent");
  });

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

  test("a picture is shown, though storage is too full to cache it", async () => {
    network.mockImplementation(async () => new Response("dots"));
    storage.failure = "writes";
    expect(await answered(`${picturesFolder}list-480-01234567.webp`)).toBe("dots");
  });
});
