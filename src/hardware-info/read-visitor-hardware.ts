import { type HardwareInfo, hardwareInfo } from "./hardware-info";

/**
 * Describes the browser that runs this. Bowser comes in a script of its own, because the head
 * script has set all words before. Rejects where it fails.
 */
export async function readVisitorHardware(
  visitor: Readonly<{ userAgent: string; maxTouchPoints?: number }> = navigator,
): Promise<HardwareInfo> {
  const bowser = await import(/* webpackChunkName: "bowser" */ "./describe-hardware");
  return bowser.describeHardware(visitor.userAgent, visitor);
}

/**
 * The visitor's own record as far as the head script found it out, whatever the page is read for;
 * null where that script did not run. It tells no browsers apart but Edge and Opera.
 */
export function readMarkedHardware(): HardwareInfo | null {
  const { own, device } = document.documentElement.dataset;
  if (own === undefined) return null;
  const [browser = "", os = ""] = own.split(",");
  return hardwareInfo({
    browserName: browser === "Chrome" ? "" : browser,
    os,
    isDesktop: device === "desktop",
  });
}
