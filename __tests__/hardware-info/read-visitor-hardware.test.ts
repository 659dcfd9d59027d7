import { readVisitorHardware } from "../../src/hardware-info/read-visitor-hardware";
import { namedUserAgents } from "../support/user-agents";

test("reads the user agent and the touch points", () => {
  const userAgent = namedUserAgents.macSafari;
  expect(readVisitorHardware({ userAgent, maxTouchPoints: 0 }).os).toBe("macOS");
  expect(readVisitorHardware({ userAgent, maxTouchPoints: 5 }).os).toBe("iOS");
  expect(readVisitorHardware({ userAgent }).os).toBe("macOS");
});

test("missing features of navigator are nothing known", () => {
  expect(readVisitorHardware({})).toMatchObject({ browserName: "", os: "", isDesktop: false });
});
