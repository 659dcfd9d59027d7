/** @jest-environment node */
import { plainTwin } from "../../bench/plain-twin";
import { judge, nearBudgets, summarize, table } from "../../bench/report";

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[100, 9, 10], 10],
  [[], NaN],
  [[1, NaN], NaN],
])("the median of %j is %d", (values, median) => {
  expect(summarize(values).median).toBe(median);
});

const about = { subject: "/", measure: "paint" };

test.each([
  { site: [110], peer: [100], isMet: true },
  { site: [111], peer: [100], isMet: false },
  { site: [NaN], peer: [100], isMet: false },
  { site: [100], peer: [], isMet: false },
  { site: [1], peer: undefined, isMet: true },
  { site: [], peer: undefined, isMet: false },
])("at most 1.1: $site against $peer is met: $isMet", ({ isMet, ...values }) => {
  expect(judge({ ...about, ...values, atMost: 1.1 }).isMet).toBe(isMet);
});

test("a line names what fills more than nine tenths of its budget, and nothing else", () => {
  const of = (measure: string, size: number) =>
    judge({ subject: "/", measure, site: [size], atMost: 100 });
  expect(nearBudgets([of("a", 90), of("b", 91), of("c", 101)])).toBe("Near the budget: / b (91 %)");
  expect(nearBudgets([of("a", 90)])).toBeUndefined();
});

test("a row has the medians, their spread and the ratio", () => {
  const measured = { site: [100, 110, 120], against: "twin", peer: [100], atMost: 1.2 };
  const [, row = ""] = table([judge({ ...about, ...measured })]).split("\n");
  expect(row.split(/ {2,}/)).toEqual([
    ...["/", "paint", "110 (105–115)", "twin", "100", "1.10", "≤ 1.2", "met"],
  ]);
});

test("the plain twin has no scripts and no hints for them, and all else", () => {
  const kept = '<link rel="preload" href="/a.woff2" as="font"/><style>p{}</style><p>a script</p>';
  const gone =
    '<SCRIPT type="module">\nrun();\n</SCRIPT ><link as="script" rel="preload" href="/a.js"/>';
  expect(plainTwin(kept + gone)).toBe(kept);
});
