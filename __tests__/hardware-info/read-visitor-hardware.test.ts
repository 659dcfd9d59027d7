import {
  readMarkedHardware,
  readVisitorHardware,
} from "../../src/hardware-info/read-visitor-hardware";
import { namedUserAgents } from "../support/user-agents";

test("reads the user agent and the touch points", async () => {
  const userAgent = namedUserAgents.macSafari;
  expect((await readVisitorHardware({ userAgent, maxTouchPoints: 0 })).os).toBe("macOS");
  expect((await readVisitorHardware({ userAgent, maxTouchPoints: 5 })).os).toBe("iOS");
  expect((await readVisitorHardware({ userAgent })).os).toBe("macOS");
});

test.each([
  ["Edge,macOS", { browserName: "Edge", os: "macOS", modifierKey: "Cmd" }],
  ["Opera,", { browserName: "Opera", os: "" }],
  // Any browser of another name has these words too.
  ["Chrome,Windows", { browserName: "", os: "Windows" }],
])("what the start script found, %s, is a record", (own, record) => {
  Object.assign(document.documentElement.dataset, { own: `${own},desktop` });
  expect(readMarkedHardware()).toMatchObject({ ...record, isDesktop: true });
});

test("what the page is read for is not the visitor's own", () => {
  Object.assign(document.documentElement.dataset, {
    own: "Chrome,Windows,desktop",
    browser: "Edge",
    os: "macOS",
  });
  expect(readMarkedHardware()).toMatchObject({ os: "Windows", privateBrowsingMode: "Incognito" });
});

test("without the start script, nothing is known", () => {
  delete document.documentElement.dataset.own;
  expect(readMarkedHardware()).toBeNull();
});
