/** @jest-environment node */
import { describeHardware } from "../../src/hardware-info/describe-hardware";
import { selectionFromSearch, withSelection } from "../../src/hardware-info/hardware-selection";
import { namedUserAgents } from "../support/user-agents";

test.each([
  ["?browser=edge&os=macos", { browser: "edge", os: "macos" }],
  ["?os=chromeos", { os: "chromeos" }],
  ["?browser=netscape&os=linux", { os: "linux" }],
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
