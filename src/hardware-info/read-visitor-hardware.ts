import { type HardwareInfo, hardwareInfo, isPad } from "./hardware-info";
import { selectableSystems } from "./hardware-selection";

/** What roughHardware reads of `navigator`. */
export type Visitor = Readonly<{ userAgent?: string; maxTouchPoints?: number }>;

/** The first match counts. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, "iOS"],
  [/Macintosh/, "macOS"],
  [/Windows/, "Windows"],
  [/Android/, "Android"],
  [/CrOS/, "Chrome OS"],
  [/Linux/, "Linux"],
];

const desktopSystems: readonly string[] = Object.values(selectableSystems);

/**
 * The record for a user agent string of a common browser, for the start script. It names only Edge and
 * Opera, whose words differ from those of others.
 */
export function roughHardware({ userAgent, maxTouchPoints }: Visitor): HardwareInfo {
  const agent = `${userAgent}`;
  const named = systems.find(([pattern]) => pattern.test(agent))?.[1] ?? "";
  const os = isPad(named, maxTouchPoints) ? "iOS" : named;
  return hardwareInfo({
    browserName: /\bOPR\//.test(agent) ? "Opera" : /\bEdg/.test(agent) ? "Edge" : "",
    os,
    isDesktop: desktopSystems.includes(os),
  });
}

/** Describes the browser that runs this, by Bowser. Rejects where its script fails. */
export async function readVisitorHardware(
  visitor: Readonly<{ userAgent: string; maxTouchPoints?: number }> = navigator,
): Promise<HardwareInfo> {
  const bowser = await import(/* webpackChunkName: "bowser" */ "./describe-hardware");
  return bowser.describeHardware(visitor.userAgent, visitor);
}
