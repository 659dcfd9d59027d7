import { readVisitorHardware } from "../../src/hardware-info/read-visitor-hardware";
import { namedUserAgents } from "../support/user-agents";

test("reads the user agent and the touch points", async () => {
  const userAgent = namedUserAgents.macSafari;
  expect((await readVisitorHardware({ userAgent, maxTouchPoints: 0 })).os).toBe("macOS");
  expect((await readVisitorHardware({ userAgent, maxTouchPoints: 5 })).os).toBe("iOS");
  expect((await readVisitorHardware({ userAgent })).os).toBe("macOS");
});
