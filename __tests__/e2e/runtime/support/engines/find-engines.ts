import { lacks, type Program } from "../../../../support/programs";
import { startFirefox } from "./puppeteer-engine";
import type { Engine } from "./tab";
import { startWebKitEngine } from "./webkit-engine";

/** The engines by name, with the programs that each needs, and how to start one. */
export const engines: Readonly<
  Record<string, Readonly<{ programs: readonly Program[]; start(): Promise<Engine> }>>
> = {
  Firefox: { programs: ["firefox-esr"], start: startFirefox },
  WebKit: { programs: ["WebKitWebDriver", "xvfb-run"], start: startWebKitEngine },
};

/** The engines that this machine has; in CI all. */
export function enginesHere(): readonly string[] {
  return Object.keys(engines).filter((name) => !lacks(...(engines[name]?.programs ?? [])));
}
