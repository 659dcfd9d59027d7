import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { KeyTester } from "../../src/key-check/key-tester";
import { keyWords } from "../../src/key-check/key-words";

/** Presses a key in the field, and says whether the page did nothing else with it. */
function press(key: string, keyCode: number, held: object = {}): boolean {
  const field = screen.getByRole("textbox", { name: keyWords.tester });
  const event = createEvent.keyDown(field, { key, keyCode, ...held });
  fireEvent(field, event);
  return event.defaultPrevented;
}

const status = () => screen.getByRole("status").textContent;
const ctrl = { ctrlKey: true };

test("a combination is kept from the page, named in the field and judged in a status", () => {
  const heard = jest.fn();
  window.addEventListener("keydown", heard);
  render(<KeyTester />);
  expect(status()).toBe("");
  expect(press("Control", 17, ctrl)).toBe(false);
  expect(status()).toBe("");
  heard.mockClear();
  expect(press("j", 74, ctrl)).toBe(true);
  window.removeEventListener("keydown", heard);
  expect(heard).not.toHaveBeenCalled();
  expect(screen.getByRole("textbox")).toHaveValue("Ctrl+J");
  expect(status()).toBe("Ctrl+J is allowed.");
  press("c", 67, ctrl);
  expect(status()).toMatch(/^Ctrl\+C is allowed, but .*to copy\.$/);
});

test("a single key still does what it does in a page, and is judged", () => {
  render(<KeyTester />);
  expect(press("F6", 117)).toBe(false);
  expect(status()).toMatch(/^F6 isn’t allowed\. /);
});
