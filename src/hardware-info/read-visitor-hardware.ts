import { type HardwareInfo, hardwareInfo } from "./hardware-info";

/** How long Bowser's script may take, in milliseconds, before what the head script found counts. */
export const longestWait = 3000;

/**
 * Describes the browser that runs this, features of `navigator` missing or not. Bowser comes in a
 * script of its own, because the head script has set all words before; where it does not come, the
 * record is what that script has marked the document with.
 */
export async function readVisitorHardware(
  visitor:
    Partial<Pick<Navigator, "userAgent" | "maxTouchPoints">> | undefined = globalThis.navigator,
): Promise<HardwareInfo> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, longestWait));
  try {
    const bowser = import(/* webpackChunkName: "bowser" */ "./describe-hardware");
    const { describeHardware } = await Promise.race([bowser, late]);
    return describeHardware(String(visitor?.userAgent ?? ""), {
      maxTouchPoints: Number(visitor?.maxTouchPoints ?? 0),
    });
  } catch {
    const { browser = "", os = "", device } = document.documentElement.dataset;
    return hardwareInfo({ browserName: browser, os, isDesktop: device === "desktop" });
  }
}
