import type { HardwareInfo } from "./hardware-info";

/**
 * Describes the browser that runs this. Bowser can load later, because the start script has set the
 * words already. Rejects where it fails.
 */
export async function readVisitorHardware(
  visitor: Readonly<{ userAgent: string; maxTouchPoints?: number }> = navigator,
): Promise<HardwareInfo> {
  const bowser = await import(/* webpackChunkName: "bowser" */ "./describe-hardware");
  return bowser.describeHardware(visitor.userAgent, visitor);
}
