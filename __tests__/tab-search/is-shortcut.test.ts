/** @jest-environment node */
import { isShortcut } from "../../src/tab-search/is-shortcut";
import { site } from "../../src/site/site";

const keyOf = {
  modifierKey: { Cmd: "metaKey", Ctrl: "ctrlKey" },
  Shift: "shiftKey",
  Alt: "altKey",
};
const none = { code: "", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

/** What a browser says of keys that are pressed together. */
function pressed(shortcut: readonly string[], modifierKey: "Cmd" | "Ctrl") {
  const held = shortcut.slice(0, -1).map((key) => {
    const name = keyOf[key as keyof typeof keyOf];
    return [typeof name === "string" ? name : name[modifierKey], true] as const;
  });
  const last = shortcut.at(-1) ?? "";
  return { ...none, ...Object.fromEntries(held), code: last.length === 1 ? `Key${last}` : last };
}

const afterwards = { ...site };
afterEach(() => Object.assign(site, afterwards));

describe.each([
  [site.shortcut],
  [["modifierKey", "Shift", "Space"]],
  [["modifierKey", "K"]],
  [["Alt", "J"]],
] as readonly (readonly [readonly string[]])[])("with %j as the default shortcut", (shortcut) => {
  beforeEach(() => Object.assign(site, { shortcut }));

  test.each(["Cmd", "Ctrl"] as const)("the keys of a visitor with %s are told apart", (own) => {
    const keys = pressed(shortcut, own);
    const other = pressed(shortcut, own === "Cmd" ? "Ctrl" : "Cmd");
    expect(isShortcut(keys, own)).toBe(true);
    expect(isShortcut(other, own)).toBe(!shortcut.includes("modifierKey"));
    for (const name of ["shiftKey", "ctrlKey", "metaKey", "altKey"] as const)
      expect(isShortcut({ ...keys, [name]: !keys[name] }, own)).toBe(false);
    expect(isShortcut({ ...keys, code: "KeyA" }, own)).toBe(false);
    expect(isShortcut({ ...none, code: keys.code }, own)).toBe(false);
  });
});
