import { decideNavigation, type NavigationFacts } from "../../src/runtime/navigation/navigation";

const names = [
  "isSamePage",
  "isStale",
  "isRenderable",
  "isReachable",
  "hasWorker",
  "isGuarded",
] as const satisfies readonly (keyof NavigationFacts)[];

/** "1" is true, "0" false, "-" either; in the order of `names`. */
const table = [
  ["1 - - - - -", "in-page", "another query or hash is not a navigation"],
  ["0 1 - 1 - 0", "newer-build", "a newer build is ready"],
  ["0 0 1 - - -", "in-page", "nothing is new"],
  ["0 1 1 0 - 0", "in-page", "a newer build is out of reach"],
  ["0 1 1 - - 1", "in-page", "the guard comes before a newer build"],
  ["0 0 0 1 - -", "only-way", "the page cannot be shown, its document can"],
  ["0 1 0 1 - 1", "only-way", "the guard never comes before the only way"],
  ["0 - 0 0 1 -", "only-way", "the page cannot be shown, its cached document can"],
  ["0 - 0 0 0 -", "stay", "nothing can be had"],
] as const;

function rowsFor(values: readonly boolean[]) {
  return table.filter(([pattern]) =>
    pattern.split(" ").every((mark, index) => mark === "-" || (mark === "1") === values[index]),
  );
}

const allCases = Array.from({ length: 2 ** names.length }, (_, bits) =>
  names.map((_, index) => Boolean(bits & (1 << index))),
);

test.each(allCases.map((values) => [values.map(Number).join(" "), values] as const))(
  "%s (same page, stale, renderable, reachable, worker, guarded)",
  async (_, values) => {
    const rows = rowsFor(values);
    expect(rows).toHaveLength(1);
    const entries = names.map((name, index) => [name, values[index]]);
    const facts = Object.fromEntries(entries) as Record<(typeof names)[number], boolean>;
    const isRenderable = async () => facts.isRenderable;
    const isReachable = async () => facts.isReachable;
    expect(await decideNavigation({ ...facts, isRenderable, isReachable })).toBe(rows[0]?.[1]);
  },
);

test("every row of the table is met by some case", () => {
  for (const row of table)
    expect(allCases.some((values) => rowsFor(values).includes(row))).toBe(true);
});
