import { describeHardware, type HardwareInfo } from "./hardware-info";

/** Describes the browser that runs this, features of `navigator` missing or not. */
export function readVisitorHardware(
  visitor:
    Partial<Pick<Navigator, "userAgent" | "maxTouchPoints">> | undefined = globalThis.navigator,
): HardwareInfo {
  return describeHardware(String(visitor?.userAgent ?? ""), {
    maxTouchPoints: Number(visitor?.maxTouchPoints ?? 0),
  });
}
