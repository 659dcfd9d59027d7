// Loaded later, as a script of its own.
import Bowser from "bowser";
import { type HardwareInfo, hardwareInfo, systemOf } from "./hardware-info";

/** The record for a user agent string. Never throws. */
export function describeHardware(userAgent: string, maxTouchPoints?: number): HardwareInfo {
  const { browser, os: named, platform } = parsed(userAgent);
  const os = systemOf(named, maxTouchPoints);
  // Bowser 2.15.0 has no platform for Chrome OS.
  const isDesk = platform === "desktop" || os === "Chrome OS";
  return hardwareInfo({
    browserName: browser.replace("Microsoft Edge", "Edge").replace(/^Opera .*/, "Opera"),
    os,
    isDesktop: isDesk && os === named,
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
