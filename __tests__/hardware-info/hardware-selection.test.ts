/** @jest-environment node */
import { describeHardware } from "../../src/hardware-info/describe-hardware";
import { selectionFromSearch, withSelection } from "../../src/hardware-info/hardware-selection";
import { hardwareWords, wordNames } from "../../src/hardware-info/hardware-words";
import { site } from "../../src/site/site";
import { namedUserAgents } from "../support/user-agents";

test.each([
  ["?browser=edge&os=macos", { browser: "edge", os: "macos" }],
  ["?os=chromeos", { os: "chromeos" }],
  ["?browser=netscape&os=linux", { os: "linux" }],
  ["?browser=constructor&os=toString", {}],
  ["?%E0%A4%A", {}],
  ["", {}],
])("%s selects %j", (search, selection) => {
  expect(selectionFromSearch(search)).toEqual(selection);
});

test("a selection changes the words and leaves the device", () => {
  const phone = describeHardware(namedUserAgents.androidChrome);
  expect(withSelection(phone, { browser: "edge", os: "macos" })).toMatchObject({
    browserName: "Edge",
    os: "macOS",
    modifierKey: "Cmd",
    privateBrowsingMode: "InPrivate",
    isDesktop: false,
  });
  expect(withSelection(phone, {})).toBe(phone);
});

test.each([
  ["macFirefox", "Chrome", "Cmd", "chrome://extensions"],
  ["windowsEdge", "Edge", "Ctrl", "edge://extensions"],
  ["macOpera", "Opera", "Cmd", "opera://extensions"],
] as const)("%s reads %s, %s and %s", (agent, browserName, modifierKey, extensionsAddress) => {
  const words = hardwareWords(describeHardware(namedUserAgents[agent]));
  expect(words).toMatchObject({ browserName, modifierKey, extensionsAddress });
  expect(words).toMatchObject({ productName: site.name, contactAddress: site.contactAddress });
  expect(Object.keys(words)).toEqual(wordNames);
});
