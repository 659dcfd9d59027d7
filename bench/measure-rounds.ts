import { rmSync } from "node:fs";
import { buildNextPeer } from "./next-peer";
import { writePlainTwin } from "./plain-twin";
import { makeSelfSigned } from "./self-signed";
import { launchBrowser } from "./slow-browser";
import { slow4G } from "./slow-link";
import { type SlowOrigin, startSlowOrigin } from "./slow-origin";
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
  const twinRoot = writePlainTwin(root);
  const roots = new Map<Side, string>([
    ["site", root],
    ["twin", twinRoot],
  ]);
  // With one page there is nowhere to tap to.
  if (paths.length > 1) roots.set("next", buildNextPeer());
  const identity = makeSelfSigned();
  const origins = new Map<Side, SlowOrigin>();
  for (const [side, folder] of roots)
    origins.set(side, await startSlowOrigin(folder, slow4G, identity));
  const browser = await launchBrowser(identity.keyHash);
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [at, path] of paths.entries()) {
        const target = paths[(at + 1 + (round % Math.max(1, paths.length - 1))) % paths.length];
        const inTurn = round % 2 ? [...origins].reverse() : origins;
        for (const [side, origin] of inTurn) {
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
    for (const origin of origins.values()) origin.close();
    rmSync(twinRoot, { recursive: true });
  }
  return { visits, clicks };
}
