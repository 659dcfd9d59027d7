type Composed = Readonly<Pick<KeyboardEvent, "isComposing" | "keyCode">>;

/**
 * Whether a key is the input method's own, such as the Enter that ends a composition. In Safari, that
 * Enter comes after the composition, and its `keyCode` tells.
 */
export function isOfInputMethod({ isComposing, keyCode }: Composed): boolean {
  return isComposing || keyCode === 229;
}

/**
 * The capital from A to Z of a key; empty for another key. On a keyboard with Latin letters it is the
 * letter on the key, on others that of the same place on an English one, as in browsers' shortcuts.
 */
export function latinLetter({ key, code }: Readonly<Pick<KeyboardEvent, "key" | "code">>): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  if (/^\p{Script=Latin}$/u.test(key)) return "";
  return /^Key([A-Z])$/.exec(code)?.[1] ?? "";
}
