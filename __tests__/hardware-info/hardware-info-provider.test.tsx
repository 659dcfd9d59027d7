import { act, render } from "@testing-library/react";
import { HardwareInfoProvider } from "../../src/hardware-info/hardware-info-provider";
import { namedUserAgents } from "../support/user-agents";

const marks = document.documentElement.dataset;

/** The visitor's record comes with a script of its own. */
const recordIsThere = () => act(async () => {});

beforeEach(() => {
  for (const mark of Object.keys(marks)) delete marks[mark];
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(namedUserAgents.windowsChrome);
});

test("Bowser corrects the marks of a page that is read for the visitor", async () => {
  Object.assign(marks, { browser: "Edge", device: "mobile" });
  render(<HardwareInfoProvider />);
  await recordIsThere();
  expect([marks.browser, marks.device]).toEqual(["Chrome", "desktop"]);
});
