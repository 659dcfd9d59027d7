// Loaded as a separate script: Bowser is a tenth of the scripts that a page needs to start.
import Bowser from "bowser";
import {
  desktopUnix,
  type HardwareInfo,
  hardwareInfo,
  tvAgents,
  userAgentLimit,
} from "./hardware-info";

/** Opera and Opera GX on iOS. Bowser 2.15.0 recognises `OPT/` only before two digits or more. */
const operaOnIos = /\bOP[TX]\/\d/;

/** The record for a user agent string. Never throws. */
export function describeHardware(
  userAgent: string,
  device: Readonly<{ maxTouchPoints?: number }> = {},
): HardwareInfo {
  // Bowser's patterns backtrack: a megabyte of slashes would block the page for minutes.
  const agent = userAgent.slice(0, userAgentLimit);
  const { browser, os, platform } = parsed(agent);
  // An iPad that asks for desktop sites says Macintosh, but no Mac has a touch screen.
  const isPad = os === "macOS" && (device.maxTouchPoints ?? 0) > 1;
  const isDesk =
    platform === "desktop" || (platform === "" && (os === "Chrome OS" || desktopUnix.test(agent)));
  return hardwareInfo({
    browserName: shortName(browser, agent),
    os: isPad ? "iOS" : os,
    isDesktop: isDesk && !isPad && !tvAgents.test(agent),
  });
}

function shortName(browser: string, agent: string): string {
  if (operaOnIos.test(agent) || /^Opera\b/.test(browser)) return "Opera";
  return browser === "Microsoft Edge" ? "Edge" : browser;
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
