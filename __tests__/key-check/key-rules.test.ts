/** @jest-environment node */
import { defaultHardwareInfo, hardwareInfo } from "../../src/hardware-info/hardware-info";
import { isUnfinished, judgeKeys } from "../../src/key-check/key-rules";
import { keyLabels } from "../../src/key-check/key-labels";

const windows = hardwareInfo({ browserName: "Chrome", os: "Windows", isDesktop: true });
const linux = hardwareInfo({ browserName: "Chrome", os: "Linux", isDesktop: true });
const macos = hardwareInfo({ browserName: "Chrome", os: "macOS", isDesktop: true });
const chromeos = hardwareInfo({ browserName: "Chrome", os: "Chrome OS", isDesktop: true });

/** The codes of keys by what their events call them; letters and digits have their character's. */
const codes: Readonly<Record<string, number>> = {
  " ": 32,
  ArrowLeft: 37,
  Delete: 46,
  ",": 188,
  Tab: 9,
  Enter: 13,
  "-": 189,
  Dead: 220,
  MediaStop: 178,
  MediaPlayPause: 179,
};

/** A key that goes down while others are held: "ctrl shift k". */
function press(held: string, key: string, keyCode = codes[key] ?? key.toUpperCase().charCodeAt(0)) {
  const holds = (name: string) => held.includes(name);
  return {
    key,
    keyCode,
    ctrlKey: holds("ctrl"),
    altKey: holds("alt"),
    shiftKey: holds("shift"),
    metaKey: holds("meta"),
  };
}

type Case = readonly [name: string, held: string, key: string, visitor: typeof windows];

test.each<Case>([
  ["Ctrl+K", "ctrl", "k", linux],
  ["Ctrl+Shift+K", "ctrl shift", "K", windows],
  ["Alt+Shift+5", "alt shift", "5", windows],
  ["Ctrl+Comma", "ctrl", ",", windows],
  ["Alt+Left", "alt", "ArrowLeft", windows],
  ["Ctrl+Delete", "ctrl", "Delete", windows],
  ["Cmd+K", "meta", "k", macos],
  ["Option+K", "alt", "k", macos],
  ["Ctrl+Search+K", "ctrl meta", "k", chromeos],
  ["MediaPlayPause", "", "MediaPlayPause", windows],
  ["Ctrl+J", "ctrl", "j", defaultHardwareInfo],
])("%s is allowed, and nobody else uses it", (keys, held, key, visitor) => {
  expect(judgeKeys(press(held, key), visitor)).toEqual({ keys, isAllowed: true, reasons: [] });
});

test.each<readonly [...Case, reason: string]>([
  ["Ctrl+Tab", "ctrl", "Tab", windows, keyLabels.tab],
  ["Windows+K", "meta", "k", windows, keyLabels.meta("Windows")],
  ["Ctrl+Super+K", "ctrl meta", "k", linux, keyLabels.meta("Super")],
  ["Ctrl+MediaStop", "ctrl", "MediaStop", windows, keyLabels.media],
  ["Ctrl+Enter", "ctrl", "Enter", windows, keyLabels.otherKey("Enter")],
  ["Ctrl+-", "ctrl", "-", windows, keyLabels.otherKey("-")],
  [`Ctrl+${keyLabels.unnamed}`, "ctrl", "Dead", windows, keyLabels.otherKey(keyLabels.unnamed)],
  ["Ctrl+Alt+K", "ctrl alt", "k", windows, keyLabels.apart.others],
  ["Option+Cmd+K", "alt meta", "k", macos, keyLabels.apart.mac],
  ["K", "", "k", windows, keyLabels.add.others],
  ["Search+K", "meta", "k", chromeos, keyLabels.add.others],
  ["Shift+K", "shift", "K", macos, keyLabels.add.mac],
])("%s is not allowed, for one reason", (keys, held, key, visitor, reason) => {
  expect(judgeKeys(press(held, key), visitor)).toEqual({
    keys,
    isAllowed: false,
    reasons: [reason],
  });
});

test("a digit of the number pad is not one of the digits", () => {
  expect(judgeKeys(press("ctrl", "5", 101), windows)).toMatchObject({
    keys: `Ctrl+${keyLabels.ofNumberPad("5")}`,
    isAllowed: false,
  });
});

test.each<readonly [...Case, reasons: readonly string[]]>([
  ["Ctrl+Shift+Space", "ctrl shift", " ", windows, [keyLabels.onePassword]],
  ["Ctrl+Shift+Space", "ctrl shift", " ", chromeos, [keyLabels.onePassword, keyLabels.chromeOs]],
  ["Shift+Cmd+A", "meta shift", "A", macos, [keyLabels.tabSearch]],
  ["Ctrl+C", "ctrl", "c", windows, [keyLabels.browsers("C")]],
  ["Alt+Space", "alt", " ", windows, [keyLabels.windows]],
])("%s is allowed, and who uses it is said", (keys, held, key, visitor, reasons) => {
  expect(judgeKeys(press(held, key), visitor)).toEqual({
    keys,
    isAllowed: true,
    reasons,
  });
});

test.each([
  ["Control+C on macOS", "ctrl", "c", macos],
  ["Ctrl+Shift+C", "ctrl shift", "C", windows],
])("of %s no other use is known", (_, held, key, visitor) => {
  expect(judgeKeys(press(held, key), visitor)).toMatchObject({ isAllowed: true, reasons: [] });
});

test.each([
  ["Shift", true],
  ["k", false],
])("%s alone waits for another key: %s", (key, expected) => {
  expect(isUnfinished({ key, keyCode: 0, isComposing: false })).toBe(expected);
});

test.each([
  ["ß", 219, "Ctrl+ß"],
  ["л", 75, "Ctrl+K"],
])("the key %s (%d) is called as its cap has it: %s", (key, keyCode, name) => {
  const held = { ctrlKey: true, altKey: false, shiftKey: false, metaKey: false };
  expect(judgeKeys({ key, keyCode, ...held }, windows).keys).toBe(name);
});
