/** @jest-environment node */
import { isOfInputMethod, latinLetter } from "../../src/keys/key-events";

test.each([
  ["the letter on the key", "k", "KeyK", "K"],
  ["the place of K on Dvorak", "t", "KeyK", "T"],
  ["the place of K on Russian", "л", "KeyK", "K"],
  ["a Latin letter beyond A to Z", "ß", "KeyK", ""],
  ["a digit", "1", "Digit1", ""],
])("%s: %s at %s is %j", (_, key, code, letter) => {
  expect(latinLetter({ key, code })).toBe(letter);
});

test.each([
  [{ isComposing: true, keyCode: 13 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])("%j is the input method’s own: %s", (event, expected) => {
  expect(isOfInputMethod(event)).toBe(expected);
});
