import { routes } from "../../site/site";
import type { CheckedEntry } from "./check-entry";
import { pageFiles } from "./collections";

/**
 * The pages of which not all ids are known, because a file that makes some has a mistake or is
 * missing. What seems to be missing there follows from that, and is not told.
 */
export function unsureRoutes(entries: readonly CheckedEntry[]): ReadonlySet<string> {
  const missing = pageFiles.filter((path) => !entries.some(({ file }) => file === path));
  const faulty = entries.filter(({ isFaulty }) => isFaulty).map(({ file }) => file);
  return new Set([...missing, ...faulty].map(routeOf));
}

/** The page on which the ids of a file are. */
function routeOf(file: string): string {
  const [folder = ""] = file.split("/");
  const places: Readonly<Record<string, string>> = {
    answers: routes.support,
    steps: routes.gettingStarted,
    releases: routes.releaseNotes,
    "privacy-policy.md": routes.privacyPolicy,
  };
  return places[folder] ?? `/${file.replace(/^.*\//, "").replace(/^index\.md$|\.md$/, "")}`;
}
