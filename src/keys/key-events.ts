type Composed = Readonly<Pick<KeyboardEvent, "isComposing" | "keyCode">>;

/**
 * Whether a key is the input method's own, such as the Enter that ends a composition. In Safari, that
 * Enter comes after the composition, and its `keyCode` tells.
 */
export function isOfInputMethod({ isComposing, keyCode }: Composed): boolean {
  return isComposing || keyCode === 229;
}

/**
 * The capital from A to Z of a key; empty for another key. With Latin letters, it is the letter on the
 * key; otherwise, that at the same place of an English keyboard, as in browsers' shortcuts.
 */
export function latinLetter({ key, code }: Readonly<Pick<KeyboardEvent, "key" | "code">>): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  if (/^\p{Script=Latin}$/u.test(key)) return "";
  return /^Key([A-Z])$/.exec(code)?.[1] ?? "";
}
