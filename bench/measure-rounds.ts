import { rmSync } from "node:fs";
import { writePlainTwin } from "./plain-twin";
import { makeSelfSigned } from "./self-signed";
import { launchBrowser } from "./slow-browser";
import { slow4G } from "./slow-link";
import { startSlowOrigin } from "./slow-origin";
import { clickThrough, visitTwice, type Click, type Visit } from "./visits";

type Sides<Value> = Readonly<{ site: Value[]; twin: Value[] }>;

export type Measured = Readonly<{
  visits: ReadonlyMap<string, Sides<Visit>>;
  clicks: Sides<Click>;
}>;

/** Measures the build in a folder and its plain twin by turns, so that a busy minute hits both. */
export async function measureRounds(
  root: string,
  paths: readonly string[],
  rounds: number,
  report: (progress: string) => void,
): Promise<Measured> {
  const visits = new Map(paths.map((path) => [path, { site: [] as Visit[], twin: [] as Visit[] }]));
  const clicks = { site: [] as Click[], twin: [] as Click[] };
  const twinRoot = writePlainTwin(root);
  const identity = makeSelfSigned();
  const site = await startSlowOrigin(root, slow4G, identity);
  const twin = await startSlowOrigin(twinRoot, slow4G, identity);
  const browser = await launchBrowser(identity.keyHash);
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [at, path] of paths.entries()) {
        const next = paths[(at + 1 + (round % Math.max(1, paths.length - 1))) % paths.length];
        for (const side of round % 2 ? (["twin", "site"] as const) : (["site", "twin"] as const)) {
          const origin = side === "site" ? site : twin;
          visits.get(path)?.[side].push(await visitTwice(browser, origin, path, side === "site"));
          if (next === undefined || next === path) continue;
          const click = await clickThrough(browser, origin, path, next);
          if (click) clicks[side].push(click);
        }
      }
      report(`Round ${round + 1} of ${rounds}`);
    }
  } finally {
    await browser.close();
    site.close();
    twin.close();
    rmSync(twinRoot, { recursive: true });
  }
  return { visits, clicks };
}
