/** @jest-environment node */
import { defaultHardwareInfo, hardwareInfo } from "../../src/hardware-info/hardware-info";
import { isUnfinished, judgeKeys } from "../../src/key-check/key-rules";

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

test.each<readonly [...Case, reason: RegExp]>([
  ["Ctrl+Tab", "ctrl", "Tab", windows, /keep Tab/],
  ["Windows+K", "meta", "k", windows, /The Windows key can’t/],
  ["Ctrl+Super+K", "ctrl meta", "k", linux, /The Super key can’t/],
  ["Ctrl+MediaStop", "ctrl", "MediaStop", windows, /only alone/],
  ["Ctrl+Enter", "ctrl", "Enter", windows, /can’t contain Enter/],
  ["Ctrl+-", "ctrl", "-", windows, /can’t contain -/],
  ["Ctrl+this key", "ctrl", "Dead", windows, /can’t contain this key/],
  ["Ctrl+Alt+K", "ctrl alt", "k", windows, /Ctrl and Alt don’t go together/],
  ["Option+Cmd+K", "alt meta", "k", macos, /Option doesn’t go with Cmd or Control/],
  ["K", "", "k", windows, /Add Ctrl or Alt/],
  ["Search+K", "meta", "k", chromeos, /Add Ctrl or Alt/],
  ["Shift+K", "shift", "K", macos, /Add Cmd, Control or Option/],
])("%s is not allowed, for one reason", (keys, held, key, visitor, reason) => {
  expect(judgeKeys(press(held, key), visitor)).toEqual({
    keys,
    isAllowed: false,
    reasons: [expect.stringMatching(reason)],
  });
});

test("a digit of the number pad is not one of the digits", () => {
  expect(judgeKeys(press("ctrl", "5", 101), windows)).toMatchObject({
    keys: "Ctrl+5 of the number pad",
    isAllowed: false,
  });
});

test.each<readonly [...Case, reasons: readonly RegExp[]]>([
  ["Ctrl+Shift+Space", "ctrl shift", " ", windows, [/1Password/]],
  ["Ctrl+Shift+Space", "ctrl shift", " ", chromeos, [/1Password/, /ChromeOS/]],
  ["Shift+Cmd+A", "meta shift", "A", macos, [/tab search/]],
  ["Ctrl+C", "ctrl", "c", windows, [/to copy/]],
  ["Alt+Space", "alt", " ", windows, [/menu of a window/]],
])("%s is allowed, and who uses it is said", (keys, held, key, visitor, reasons) => {
  expect(judgeKeys(press(held, key), visitor)).toEqual({
    keys,
    isAllowed: true,
    reasons: reasons.map((reason) => expect.stringMatching(reason)),
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
