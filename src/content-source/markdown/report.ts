// Build time only: pure.
import leven from "leven";

/** Where the mistakes of one file are gathered. */
export type Report = (line: number, message: string, isWarning?: boolean) => void;

/** The known name that a writer most likely meant; undefined when none is close. */
export function nearMiss(name: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(name.length / 3));
  const distance = (other: string) => leven(name.toLowerCase(), other.toLowerCase());
  const [best] = [...known].sort((a, b) => distance(a) - distance(b));
  return best !== undefined && distance(best) <= limit ? best : undefined;
}

/** A question for the nearest known name, or all of them if none is near. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearMiss(name, known);
  return near === undefined ? `Known are ${[...known].join(", ")}.` : `Did you mean ${near}?`;
}
