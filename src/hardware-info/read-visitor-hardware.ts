import { documentMarks } from "../browser/document-marks";
import { type HardwareInfo, hardwareInfo } from "./hardware-info";

/**
 * Describes the browser that runs this. Bowser can load later, because the start
 * script has set the words already. Rejects where it fails.
 */
export async function readVisitorHardware(
  visitor: Readonly<{ userAgent: string; maxTouchPoints?: number }> = navigator,
): Promise<HardwareInfo> {
  const bowser = await import(/* webpackChunkName: "bowser" */ "./describe-hardware");
  return bowser.describeHardware(visitor.userAgent, visitor);
}

/**
 * The visitor's own record as the start script found it, whatever the address selects; null when
 * that script did not run. It recognises only Edge and Opera; any other browser has an empty name.
 */
export function readMarkedHardware(): HardwareInfo | null {
  const { own } = documentMarks();
  if (own === undefined) return null;
  const [browser = "", os = "", device] = own.split(",");
  return hardwareInfo({
    browserName: browser === "Chrome" ? "" : browser,
    os,
    isDesktop: device === "desktop",
  });
}
