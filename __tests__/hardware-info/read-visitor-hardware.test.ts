import { longestWait, readVisitorHardware } from "../../src/hardware-info/read-visitor-hardware";
import { namedUserAgents } from "../support/user-agents";

const script = "../../src/hardware-info/describe-hardware";

afterEach(() => {
  jest.useRealTimers();
  jest.dontMock(script);
  jest.resetModules();
});

test("reads the user agent and the touch points", async () => {
  const userAgent = namedUserAgents.macSafari;
  expect((await readVisitorHardware({ userAgent, maxTouchPoints: 0 })).os).toBe("macOS");
  expect((await readVisitorHardware({ userAgent, maxTouchPoints: 5 })).os).toBe("iOS");
  expect((await readVisitorHardware({ userAgent })).os).toBe("macOS");
});

test("missing features of navigator are nothing known", async () => {
  const info = await readVisitorHardware({});
  expect(info).toMatchObject({ browserName: "", os: "", isDesktop: false });
});

describe("without Bowser's script", () => {
  const marks = { browser: "Edge", os: "macOS", device: "desktop" };
  const record = { browserName: "Edge", os: "macOS", isDesktop: true, modifierKey: "Cmd" };

  beforeEach(() => Object.assign(document.documentElement.dataset, marks));

  test("what the head script found counts", async () => {
    jest.doMock(script, () => {
      throw new Error("Loading chunk 7 failed.");
    });
    expect(await readVisitorHardware()).toMatchObject(record);
  });

  test("it counts also where the script does not come in time", async () => {
    jest.useFakeTimers();
    const describeHardware = new Promise(() => {});
    jest.doMock(script, () => ({ then: describeHardware.then.bind(describeHardware) }));
    const onRecord = jest.fn();
    void readVisitorHardware().then(onRecord);
    await jest.advanceTimersByTimeAsync(longestWait - 1);
    expect(onRecord).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onRecord).toHaveBeenCalledWith(expect.objectContaining(record));
  });
});
