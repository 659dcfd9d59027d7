// Loaded later, as a script of its own.
import Bowser from "bowser";
import { type HardwareInfo, hardwareInfo } from "./hardware-info";

/** The record for a user agent string. Never throws. */
export function describeHardware(
  userAgent: string,
  device: Readonly<{ maxTouchPoints?: number }> = {},
): HardwareInfo {
  const { browser, os, platform } = parsed(userAgent);
  // An iPad that asks for desktop sites says Macintosh, but no Mac has a touch screen.
  const isPad = os === "macOS" && (device.maxTouchPoints ?? 0) > 1;
  // Bowser 2.15.0 knows no platform of Chrome OS.
  const isDesk = platform === "desktop" || os === "Chrome OS";
  return hardwareInfo({
    browserName: browser.replace("Microsoft Edge", "Edge").replace(/^Opera .*/, "Opera"),
    os: isPad ? "iOS" : os,
    isDesktop: isDesk && !isPad,
  });
}

function parsed(agent: string) {
  try {
    const { browser, os, platform } = Bowser.parse(agent);
    return {
      browser: browser.name ?? "",
      os: os.name ?? "",
      platform: platform.type ?? "",
    };
  } catch {
    // Bowser throws on an empty string.
    return { browser: "", os: "", platform: "" };
  }
}
