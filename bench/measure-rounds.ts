import { rmSync } from "node:fs";
import { buildNextPeer } from "./next-peer";
import { writePlainTwin } from "./plain-twin";
import { makeSelfSigned } from "./self-signed";
import { launchBrowser } from "./slow-browser";
import { slow4G } from "./slow-link";
import { startSlowOrigin } from "./slow-origin";
import { clickThrough, visitTwice, type Click, type Visit } from "./visits";

type Sides<Value> = Readonly<{ site: Value[]; twin: Value[] }>;
type Side = "site" | "twin" | "next";

export type Measured = Readonly<{
  visits: ReadonlyMap<string, Sides<Visit>>;
  clicks: Readonly<Record<Side, Click[]>>;
}>;

/**
 * Measures the build in a folder, its plain twin and, for taps, the Next.js site by turns, so that
 * a busy minute hits all.
 */
export async function measureRounds(
  root: string,
  paths: readonly string[],
  rounds: number,
  report: (progress: string) => void,
): Promise<Measured> {
  const visits = new Map(paths.map((path) => [path, { site: [] as Visit[], twin: [] as Visit[] }]));
  const clicks: Record<Side, Click[]> = { site: [], twin: [], next: [] };
  // With one page there is nowhere to tap to.
  const sides: readonly Side[] = paths.length > 1 ? ["site", "twin", "next"] : ["site", "twin"];
  const twinRoot = writePlainTwin(root);
  const nextRoot = sides.includes("next") ? buildNextPeer() : twinRoot;
  const identity = makeSelfSigned();
  const origins = {
    site: await startSlowOrigin(root, slow4G, identity),
    twin: await startSlowOrigin(twinRoot, slow4G, identity),
    next: await startSlowOrigin(nextRoot, slow4G, identity),
  };
  const browser = await launchBrowser(identity.keyHash);
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [at, path] of paths.entries()) {
        const target = paths[(at + 1 + (round % Math.max(1, paths.length - 1))) % paths.length];
        for (const side of round % 2 ? [...sides].reverse() : sides) {
          const origin = origins[side];
          if (side !== "next")
            visits.get(path)?.[side].push(await visitTwice(browser, origin, path, side === "site"));
          if (target === undefined || target === path) continue;
          const click = await clickThrough(browser, origin, path, target);
          if (click) clicks[side].push(click);
        }
      }
      report(`Round ${round + 1} of ${rounds}`);
    }
  } finally {
    await browser.close();
    for (const origin of Object.values(origins)) origin.close();
    rmSync(twinRoot, { recursive: true });
  }
  return { visits, clicks };
}
