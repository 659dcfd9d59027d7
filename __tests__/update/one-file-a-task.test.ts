import { askForOneFileATask } from "../../src/update/one-file-a-task";

type Handler = (chunk: string | number, files: Promise<unknown>[]) => void;

const asked: string[] = [];
const handler =
  (kind: string, file: () => Promise<unknown> | undefined): Handler =>
  (chunk, files) => {
    asked.push(`${kind} of ${chunk}`);
    const promise = file();
    if (promise) files.push(promise);
  };

function setUp(f: Record<string, Handler>): (chunk: string | number) => Promise<unknown> {
  const runtime = { e: () => Promise.reject(new Error("webpack's own")), f };
  Object.assign(globalThis, { __webpack_require__: runtime });
  askForOneFileATask();
  return (runtime as { e: (chunk: string | number) => Promise<unknown> }).e;
}

/** Lets every promise come to its end, but no other task begin. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

beforeEach(() => {
  asked.length = 0;
  jest.useFakeTimers();
});

afterEach(async () => {
  await jest.runAllTimersAsync();
  jest.useRealTimers();
});

test("asks for a chunk's files, one a task, the first at once", async () => {
  const ask = setUp({
    styles: handler("styles", () => Promise.resolve()),
    script: handler("script", () => Promise.resolve()),
  });
  const chunks = Promise.all([ask(1), ask("page")]);
  await settle();
  expect(asked).toEqual(["styles of 1"]);
  for (const next of ["script of 1", "styles of page", "script of page"]) {
    jest.advanceTimersToNextTimer();
    await settle();
    expect(asked.at(-1)).toBe(next);
  }
  expect(asked).toHaveLength(4);
  await chunks;
});

test("a file that is here already, or that fails, holds nothing up", async () => {
  const failure = new Error("Loading chunk 1 failed.");
  const ask = setUp({
    styles: handler("styles", () => undefined),
    script: handler("script", () => Promise.reject(failure)),
  });
  const failed = expect(ask(1)).rejects.toBe(failure);
  await jest.runAllTimersAsync();
  await failed;
  expect(asked).toEqual(["styles of 1", "script of 1"]);
  const next = expect(ask(2)).rejects.toBe(failure);
  await jest.runAllTimersAsync();
  await next;
  expect(asked).toHaveLength(4);
});

test("a chunk that webpack does not know rejects, and the next one is asked for", async () => {
  const ask = setUp({
    script: (chunk) => {
      asked.push(String(chunk));
      if (chunk === "unknown") throw new TypeError("unknown");
    },
  });
  const unknown = expect(ask("unknown")).rejects.toThrow("unknown");
  const known = ask("known");
  await jest.runAllTimersAsync();
  await unknown;
  await known;
  expect(asked).toEqual(["unknown", "known"]);
});
