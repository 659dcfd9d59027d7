/** @jest-environment node */
import { answerFile, answerNavigation } from "../../src/runtime/offline/answer-request";
import { networkTimeout } from "../../src/runtime/offline/offline-build";
import { documentOf, FakeCaches, smallBuild } from "../support/fake-worker";

/** A request to the worker. */
function fetchEvent(path: string): FetchEvent {
  return { request: new Request(`https://tabdart.example${path}`) } as FetchEvent;
}

/** An answer whose body starts with a text and then stalls forever. */
function stalledAfter(text: string): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
  });
  return new Response(body, { headers: { "Content-Type": "text/html" } });
}

const data = "/page-data/support/page-data.json";
const build = smallBuild({ [data]: "{}" });
const cache = "offline:/:b1";
const network = jest.spyOn(globalThis, "fetch");
const update = jest.fn(async () => undefined);
let storage: FakeCaches;

beforeEach(() => {
  storage = new FakeCaches();
  Object.assign(globalThis, { caches: storage, self: { registration: { update } } });
  for (const path of build.documents) storage.put(cache, path, documentOf("b1", `cached ${path}`));
  network.mockReset();
  update.mockClear();
});
afterEach(() => jest.useRealTimers());

/** What a navigation shows, after a minute at most. */
async function shown(path: string) {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  const answer = answerNavigation(build, fetchEvent(path), path);
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
});

describe("an address that this build does not know", () => {
  test.each([
    ["/of-a-newer-build", 200],
    ["/of-another-application", 503],
  ])("%s waits for the server's answer of %i", async (path, status) => {
    network.mockImplementation(
      () =>
        new Promise((resolve) =>
          setTimeout(() => resolve(new Response("late", { status })), 4 * networkTimeout),
        ),
    );
    expect((await shown(path)).status).toBe(status);
  });
});

describe("a file", () => {
  const answered = async (path: string) => {
    const answer = await answerFile(build, fetchEvent(path), path.replace(/\?.*/, ""));
    return answer.text();
  };

  test("an empty copy is damaged, and the network is asked", async () => {
    storage.put(cache, data, "");
    network.mockImplementation(async () => new Response("sent"));
    expect(await answered(`${data}?b1`)).toBe("sent");
  });

  test("page data of a build that is not cached is requested as it was asked for, and its worker is sent for", async () => {
    network.mockImplementation(async () => new Response("newer"));
    expect(await answered(`${data}?b2`)).toBe("newer");
    expect((network.mock.calls[0]?.[0] as Request).url).toMatch(/\?b2$/);
    expect(update).toHaveBeenCalledTimes(1);
  });

  test("a page of this build, or of one that is cached, sends for no worker", async () => {
    storage.put("offline:/:b0", data, "earlier");
    network.mockImplementation(async () => new Response("sent"));
    expect(await answered(`${data}?b0`)).toBe("earlier");
    expect(await answered(`${data}?b1`)).toBe("sent");
    expect(await answered("/static/film-0123.mp4?t=1")).toBe("sent");
    expect(update).not.toHaveBeenCalled();
  });
});
