/** @jest-environment node */
import { describeHardware } from "../../src/hardware-info/describe-hardware";
import { namedUserAgents } from "../support/user-agents";

type Name = keyof typeof namedUserAgents;

test.each<[name: Name, browserName: string, os: string, isDesktop: boolean]>([
  ["macEdge", "Edge", "macOS", true],
  ["macSafari", "Safari", "macOS", true],
  ["windowsOpera", "Opera", "Windows", true],
  ["linuxFirefox", "Firefox", "Linux", true],
  ["chromeOsChrome", "Chrome", "Chrome OS", true],
  ["androidChrome", "Chrome", "Android", false],
  ["iPhoneSafari", "Safari", "iOS", false],
  ["iPhoneEdge", "Edge", "iOS", false],
  ["iPadSafari", "Safari", "iOS", false],
])("%s is %s on %s, desktop %p", (name, browserName, os, isDesktop) => {
  expect(describeHardware(namedUserAgents[name])).toMatchObject({ browserName, os, isDesktop });
});

test("an iPad that asks for desktop sites is iOS and no desktop, a Mac stays one", () => {
  const pad = describeHardware(namedUserAgents.macSafari, 5);
  expect(pad).toMatchObject({ os: "iOS", isDesktop: false, modifierKey: "Ctrl" });
  const mac = describeHardware(namedUserAgents.macSafari, 0);
  expect(mac).toMatchObject({ os: "macOS", isDesktop: true, modifierKey: "Cmd" });
});

test.each([
  ["a tablet that asks for desktop sites", 5, false, "Android"],
  ["a computer with a touch screen and a mouse", 10, true, "Linux"],
  ["a computer without either", 0, false, "Linux"],
])(
  "of all that say Linux, %s has %p touch points, hovers: %p, and is %s",
  (_, points, hovers, os) => {
    Object.assign(globalThis, { matchMedia: () => ({ matches: hovers }) });
    for (const agent of [namedUserAgents.linuxChrome, namedUserAgents.linuxFirefox])
      expect(describeHardware(agent, points)).toMatchObject({ os, isDesktop: os === "Linux" });
  },
);

test("a touch screen makes a Windows computer no tablet", () => {
  const info = describeHardware(namedUserAgents.windowsEdge, 10);
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
