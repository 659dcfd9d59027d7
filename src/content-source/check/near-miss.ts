/** The name among `known` that a writer most likely meant by `name`; undefined when none is close. */
export function nearMiss(name: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(name.length / 3));
  const [best] = known
    .map((candidate) => ({
      candidate,
      steps: editDistance(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ steps }) => steps <= limit)
    .sort((a, b) => a.steps - b.steps);
  // Half a word is close too: "alias" for "aliases".
  return (
    best?.candidate ?? known.find((word) => name.length > 3 && word.startsWith(name.slice(0, -1)))
  );
}

/** How many letters to add, drop or change to get from `a` to `b` (Levenshtein). */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 20) return Infinity;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next[j] = Math.min(
        (next[j - 1] ?? 0) + 1,
        (row[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    }
    row = next;
  }
  return row[b.length] ?? Infinity;
}
