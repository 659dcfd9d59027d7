/** @jest-environment node */
import { describeHardware } from "../../src/hardware-info/describe-hardware";
import { defaultHardwareInfo } from "../../src/hardware-info/hardware-info";
import { namedUserAgents } from "../support/user-agents";

type Name = keyof typeof namedUserAgents;

test.each<[name: Name, browserName: string, os: string, isDesktop: boolean]>([
  ["macEdge", "Edge", "macOS", true],
  ["macSafari", "Safari", "macOS", true],
  ["windowsOpera", "Opera", "Windows", true],
  ["linuxFirefox", "Firefox", "Linux", true],
  ["chromeOsChrome", "Chrome", "Chrome OS", true],
  ["androidChrome", "Chrome", "Android", false],
  ["androidEdge", "Edge", "Android", false],
  ["androidOpera", "Opera", "Android", false],
  ["androidFirefox", "Firefox", "Android", false],
  ["iPhoneSafari", "Safari", "iOS", false],
  ["iPhoneChrome", "Chrome", "iOS", false],
  ["iPhoneEdge", "Edge", "iOS", false],
  ["iPhoneFirefox", "Firefox", "iOS", false],
  ["iPadSafari", "Safari", "iOS", false],
  ["iPadEdge", "Edge", "iOS", false],
])("%s is %s on %s, desktop %p", (name, browserName, os, isDesktop) => {
  expect(describeHardware(namedUserAgents[name])).toMatchObject({ browserName, os, isDesktop });
});

test("an iPad that asks for desktop sites is iOS and no desktop, a Mac stays one", () => {
  const pad = describeHardware(namedUserAgents.macSafari, { maxTouchPoints: 5 });
  expect(pad).toMatchObject({ os: "iOS", isDesktop: false, modifierKey: "Ctrl" });
  const mac = describeHardware(namedUserAgents.macSafari, { maxTouchPoints: 0 });
  expect(mac).toMatchObject({ os: "macOS", isDesktop: true, modifierKey: "Cmd" });
});

test("a touch screen makes a Windows computer no tablet", () => {
  const info = describeHardware(namedUserAgents.windowsEdge, { maxTouchPoints: 10 });
  expect(info).toMatchObject({ os: "Windows", isDesktop: true });
});

test("an empty string gives an unknown browser with Chrome's words", () => {
  expect(describeHardware("")).toEqual({
    browserName: "",
    os: "",
    isDesktop: false,
    modifierKey: "Ctrl",
    privateBrowsingMode: "Incognito",
    extensionsAddress: "chrome://extensions",
    shortcutsAddress: "chrome://extensions/shortcuts",
    optionsMenuEntry: "Options",
  });
});

test("the default is Chrome's words, Ctrl and a desktop", () => {
  expect(defaultHardwareInfo).toMatchObject({ modifierKey: "Ctrl", isDesktop: true });
  expect(defaultHardwareInfo.privateBrowsingMode).toBe("Incognito");
});

test.each([
  ["names of every object", "constructor __proto__/1 toString hasOwnProperty"],
  ["a word alone", "Edge"],
])("%s gives a record", (_, ua) => {
  const info = describeHardware(ua, { maxTouchPoints: Number.NaN });
  expect(Object.keys(info).sort()).toEqual(Object.keys(defaultHardwareInfo).sort());
  expect(typeof info.browserName).toBe("string");
});
