// Loaded later, as a script of its own.
import Bowser from "bowser";
import { type HardwareInfo, hardwareInfo, isPad } from "./hardware-info";

/** The record for a user agent string. Never throws. */
export function describeHardware(
  userAgent: string,
  device: Readonly<{ maxTouchPoints?: number }> = {},
): HardwareInfo {
  const { browser, os, platform } = parsed(userAgent);
  const isTablet = isPad(os, device.maxTouchPoints);
  // Bowser 2.15.0 has no platform for Chrome OS.
  const isDesk = platform === "desktop" || os === "Chrome OS";
  return hardwareInfo({
    browserName: browser.replace("Microsoft Edge", "Edge").replace(/^Opera .*/, "Opera"),
    os: isTablet ? "iOS" : os,
    isDesktop: isDesk && !isTablet,
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
