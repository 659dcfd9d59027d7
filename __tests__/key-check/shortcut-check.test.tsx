import { act, fireEvent, render, screen } from "@testing-library/react";
import { shortcutLabels } from "../../src/key-check/shortcut-labels";
import { ShortcutCheck } from "../../src/key-check/shortcut-check";
import { site } from "../../src/site/site";

const { none, arrived, intercepted } = shortcutLabels.outcomes;

/** Keys as a browser on Windows sends them: what happens, the key, and the modifiers that are held then. */
type Key = readonly [type: "keyDown" | "keyUp" | "blur", key: string, code: string, held: string];

const ctrl: Key = ["keyDown", "Control", "ControlLeft", "ctrl"];
const shift: Key = ["keyDown", "Shift", "ShiftLeft", "ctrl shift"];
const space: Key = ["keyDown", " ", "Space", "ctrl shift"];
const spaceUp: Key = ["keyUp", " ", "Space", "ctrl shift"];
const letter: Key = ["keyDown", "A", "KeyA", "ctrl shift"];
const shiftUp: Key = ["keyUp", "Shift", "ShiftLeft", "ctrl"];
const ctrlUp: Key = ["keyUp", "Control", "ControlLeft", ""];
const blur: Key = ["blur", "", "", ""];

const afterwards = { ...site };
beforeEach(() => Object.assign(site, { shortcut: ["modifierKey", "Shift", "Space"] }));
afterEach(() => Object.assign(site, afterwards));

/** Shows the check, waits until its script has come, and returns what is called when it is done. */
async function show() {
  const onDone = jest.fn();
  render(<ShortcutCheck onDone={onDone} />);
  await act(async () => void (await import("../../src/key-check/shortcut-attempt")));
  return onDone;
}

function press(keys: readonly Key[]) {
  for (const [type, key, code, held] of keys)
    fireEvent[type](window, {
      key,
      code,
      ctrlKey: held.includes("ctrl"),
      shiftKey: held.includes("shift"),
    });
}

test.each<[string, readonly Key[], string]>([
  ["all keys, Shift first to go", [ctrl, shift, space, shiftUp, spaceUp, ctrlUp], arrived],
  ["the modifiers alone", [ctrl, shift, shiftUp, ctrlUp], intercepted],
  ["the modifiers, then another window", [ctrl, shift, blur], intercepted],
  ["one modifier", [ctrl, ctrlUp], none],
  ["another shortcut", [ctrl, shift, letter, shiftUp, ctrlUp], none],
  [
    "typing, then the modifiers",
    [["keyDown", "a", "KeyA", ""], ["keyUp", "a", "KeyA", ""], ctrl, shift, shiftUp],
    intercepted,
  ],
  ["first the modifiers, then all", [ctrl, shift, shiftUp, ctrlUp, ctrl, shift, space], arrived],
  [
    "first all, then the modifiers",
    [ctrl, shift, space, spaceUp, shiftUp, ctrlUp, ctrl, shift, shiftUp],
    intercepted,
  ],
])("after %s, the status says what this page knows", async (_, keys, text) => {
  const onDone = await show();
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  press(keys);
  expect(screen.getByRole("status")).toBe(status);
  expect(status.textContent).toBe(text);
  // Keys that reach the page were not taken by the product.
  expect(onDone).toHaveBeenLastCalledWith(text === intercepted);
});

test("the shortcut is for the check alone, unless the visitor is in the practice", async () => {
  await show();
  document.body.insertAdjacentHTML("beforeend", "<figure><button>Open the list</button></figure>");
  const press = { key: " ", code: "Space", ctrlKey: true, shiftKey: true };
  // fireEvent returns false for an event whose default was prevented. The demo leaves that alone.
  expect(fireEvent.keyDown(document.body, press)).toBe(false);
  expect(fireEvent.keyDown(screen.getByRole("button"), press)).toBe(true);
});
