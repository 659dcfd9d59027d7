import leven from "leven";

/** Gathers the mistakes of one file. */
export type Report = (line: number, message: string, isWarning?: boolean) => void;

/** How many letters of one name differ from those of another. */
const distance = (name: string, other: string) => leven(name.toLowerCase(), other.toLowerCase());

/** The known names, those that are most like a name first. */
function bySimilarity(name: string, known: Iterable<string>): readonly string[] {
  return [...known].sort((a, b) => distance(name, a) - distance(name, b));
}

/** The known name that a writer most likely mistyped; undefined if none is similar. */
export function nearMiss(name: string, known: Iterable<string>): string | undefined {
  const [best = ""] = bySimilarity(name, known);
  return distance(name, best) <= Math.max(1, name.length / 4) ? best : undefined;
}

/** A question with the known name that was most likely meant, or else those that are most similar. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const names = bySimilarity(name, known);
  const isPart = (other: string) =>
    other.length > 3 && (name.startsWith(other) || other.startsWith(name));
  const meant = nearMiss(name, names) ?? names.find(isPart);
  if (meant !== undefined) return `Did you mean ${meant}?`;
  const more = names.length > 5 ? ` and ${names.length - 5} more` : "";
  return names.length > 0 ? `Known names: ${names.slice(0, 5).join(", ")}${more}.` : "";
}
