// Build time only: pure.
import leven from "leven";

/** Gathers the mistakes of one file. */
export type Report = (line: number, message: string, isWarning?: boolean) => void;

/** The known name that a writer most likely meant; undefined if none is similar. */
export function nearMiss(name: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(name.length / 3));
  const distance = (other: string) => leven(name.toLowerCase(), other.toLowerCase());
  const [best] = [...known].sort((a, b) => distance(a) - distance(b));
  return best !== undefined && distance(best) <= limit ? best : undefined;
}

/** A question with the most similar known name, or a list of all if none is similar. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearMiss(name, known);
  return near === undefined ? `Known names: ${[...known].join(", ")}.` : `Did you mean ${near}?`;
}
