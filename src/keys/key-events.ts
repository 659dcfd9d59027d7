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

type Click = Readonly<Pick<MouseEvent, "button" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey">>;

/** Whether a click opens a page in this tab, not in another tab or window or as a download. */
export function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: Click): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
