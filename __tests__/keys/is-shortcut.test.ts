/** @jest-environment node */
import { isShortcut } from "../../src/keys/is-shortcut";
import { site } from "../../src/site/site";

const none = { key: "", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const afterwards = { ...site };
afterEach(() => Object.assign(site, afterwards));

const has = (shortcut: readonly string[]) => Object.assign(site, { shortcut });

// The keys that a browser allows in a shortcut, and the codes that it sends for them.
test.each([
  ["K", "KeyK"],
  ["5", "Digit5"],
  ["Space", "Space"],
  ["Comma", "Comma"],
  ["Left", "ArrowLeft"],
  ["F9", "F9"],
])("the key %s is told by the code %s, and no other key is", (key, code) => {
  has(["Alt", key]);
  expect(isShortcut({ ...none, altKey: true, code }, "Ctrl")).toBe(true);
  for (const other of ["KeyA", "Digit0", "Enter", "ArrowUpper", ""])
    expect(isShortcut({ ...none, altKey: true, code: other }, "Ctrl")).toBe(false);
});

test("a letter is told by the letter on the key, and by its place where the keys have no Latin letters", () => {
  has(["Alt", "K"]);
  const pressed = (key: string, code: string) =>
    isShortcut({ ...none, altKey: true, key, code }, "Ctrl");
  expect(pressed("л", "KeyK")).toBe(true);
  expect(pressed("k", "KeyV")).toBe(true);
  expect(pressed("t", "KeyK")).toBe(false);
});

test.each([
  [["modifierKey", "Shift", "Space"], "Cmd", { metaKey: true, shiftKey: true }],
  [["modifierKey", "Space"], "Ctrl", { ctrlKey: true }],
  [["Alt", "Space"], "Ctrl", { altKey: true }],
] as const)("%j on a keyboard with %s needs just these keys: %j", (shortcut, own, held) => {
  has(shortcut);
  const keys = { ...none, ...held, code: "Space" };
  expect(isShortcut(keys, own)).toBe(true);
  for (const name of ["shiftKey", "ctrlKey", "metaKey", "altKey"] as const)
    expect(isShortcut({ ...keys, [name]: !keys[name] }, own)).toBe(false);
  expect(isShortcut({ ...none, code: "Space" }, own)).toBe(false);
});
