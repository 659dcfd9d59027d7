import { findBrowser } from "../find-browser";
import { hasProgram } from "../has-program";
import { startPuppeteerEngine } from "./puppeteer-engine";
import type { Engine } from "./tab";
import { startWebKitEngine } from "./webkit-engine";

/** The engines by name, with the programs that each needs, and how to start one. */
export const engines: Readonly<
  Record<string, Readonly<{ programs: readonly string[]; start(): Promise<Engine> }>>
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

/** What an engine lacks on this machine. */
export function missingPrograms(name: string): readonly string[] {
  return (engines[name]?.programs ?? []).filter((program) => !hasProgram(program));
}
