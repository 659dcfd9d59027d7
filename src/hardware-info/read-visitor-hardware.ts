import { inTime } from "../update/timing";
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
  const script = import(/* webpackChunkName: "bowser" */ "./describe-hardware");
  const bowser = await inTime(script, longestWait).catch(() => undefined);
  if (!bowser) return markedHardware();
  return bowser.describeHardware(String(visitor?.userAgent ?? ""), {
    maxTouchPoints: Number(visitor?.maxTouchPoints ?? 0),
  });
}

function markedHardware(): HardwareInfo {
  const { browser = "", os = "", device } = document.documentElement.dataset;
  return hardwareInfo({ browserName: browser, os, isDesktop: device === "desktop" });
}
