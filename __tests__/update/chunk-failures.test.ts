import { isChunkFailure, listenForChunkFailures } from "../../src/update/chunk-failures";

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

const chunkError = named("ChunkLoadError", "Loading chunk 454 failed.\n(missing: /454.js)");
const unknownComponent = new Error(
  `We couldn't find the correct component chunk with the name "component---src-pages-new-tsx"`,
);

test.each([
  [chunkError, true],
  [new TypeError("Failed to fetch dynamically imported module: /a.js"), true],
  [new TypeError("error loading dynamically imported module: /a.js"), true],
  [new TypeError("Importing a module script failed."), true],
  [new TypeError("x is not a function"), false],
  ["Loading chunk 1 failed.", false],
  [undefined, false],
])("%p is a chunk failure: %p", (reason, isFailure) => {
  expect(isChunkFailure(reason)).toBe(isFailure);
});

test.each([
  ["a chunk failure", chunkError, { reported: 1, later: 0, isPrevented: true }],
  ["a component of a newer build", unknownComponent, { reported: 0, later: 0, isPrevented: true }],
  ["another error", new Error("other"), { reported: 0, later: 1, isPrevented: false }],
])("%s", (_, reason, expected) => {
  const target = new EventTarget() as EventTarget & Window;
  const onFailure = jest.fn();
  const later = jest.fn();
  listenForChunkFailures(target, onFailure);
  target.addEventListener("unhandledrejection", later);
  const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason });
  target.dispatchEvent(event);
  expect({
    reported: onFailure.mock.calls.length,
    later: later.mock.calls.length,
    isPrevented: event.defaultPrevented,
  }).toEqual(expected);
});
