import { findBrowser } from "../find-browser";
import { lacks, type Program } from "../programs";
import { startPuppeteerEngine } from "./puppeteer-engine";
import type { Engine } from "./tab";
import { startWebKitEngine } from "./webkit-engine";

/** The engines by name, with the programs that each needs, and how to start one. */
export const engines: Readonly<
  Record<string, Readonly<{ programs: readonly Program[]; start(): Promise<Engine> }>>
> = {
  Chromium: {
    programs: [],
    start: () => startPuppeteerEngine("chrome", findBrowser() ?? "chromium"),
  },
  Firefox: {
    programs: ["firefox-esr"],
    start: () => startPuppeteerEngine("firefox", "/usr/bin/firefox-esr"),
  },
  WebKit: { programs: ["WebKitWebDriver", "xvfb-run"], start: startWebKitEngine },
};

/** The engines that this machine has; in CI all. */
export function enginesHere(): readonly string[] {
  return Object.keys(engines).filter((name) => !lacks(...(engines[name]?.programs ?? [])));
}
