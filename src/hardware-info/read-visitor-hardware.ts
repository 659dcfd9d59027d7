import { type HardwareInfo, hardwareInfo, systemOf, type Touch } from "./hardware-info";
import { selectableSystems } from "./hardware-selection";

/** What roughHardware reads of `navigator`. */
export type Visitor = Touch & Readonly<{ userAgent?: string }>;

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
export function roughHardware(visitor: Visitor): HardwareInfo {
  const agent = `${visitor.userAgent}`;
  const os = systemOf(systems.find(([pattern]) => pattern.test(agent))?.[1] ?? "", visitor);
  return hardwareInfo({
    browserName: /\bOPR\//.test(agent) ? "Opera" : /\bEdg/.test(agent) ? "Edge" : "",
    os,
    isDesktop: desktopSystems.includes(os),
  });
}

/** Describes the browser that runs this, by Bowser. Rejects where its script fails. */
export async function readVisitorHardware(
  visitor: Touch & Readonly<{ userAgent: string }> = navigator,
): Promise<HardwareInfo> {
  const bowser = await import(/* webpackChunkName: "bowser" */ "./describe-hardware");
  return bowser.describeHardware(visitor.userAgent, visitor);
}
