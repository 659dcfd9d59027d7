/** @jest-environment node */
import { isShortcut } from "../../src/tab-search/is-shortcut";

const none = { code: "Space", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const ctrlShift = { ...none, ctrlKey: true, shiftKey: true };
const cmdShift = { ...none, metaKey: true, shiftKey: true };

test.each([
  ["Ctrl+Shift+Space for a visitor with Ctrl", ctrlShift, "Ctrl", true],
  ["Cmd+Shift+Space for a visitor with Cmd", cmdShift, "Cmd", true],
  ["Ctrl+Shift+Space for a visitor with Cmd", ctrlShift, "Cmd", false],
  ["Cmd+Shift+Space for a visitor with Ctrl", cmdShift, "Ctrl", false],
  ["Ctrl+Space", { ...ctrlShift, shiftKey: false }, "Ctrl", false],
  ["Ctrl+Alt+Shift+Space", { ...ctrlShift, altKey: true }, "Ctrl", false],
  ["Ctrl+Shift+A", { ...ctrlShift, code: "KeyA" }, "Ctrl", false],
  ["Space", none, "Ctrl", false],
] as const)("%s", (_, keys, modifierKey, expected) => {
  expect(isShortcut(keys, modifierKey)).toBe(expected);
});
