/** @jest-environment node */
import {
  documentAdvice,
  judge,
  nearBudgets,
  quantile,
  summarize,
  summaryText,
  table,
  verdictCells,
} from "../../bench/report";

test.each([
  [[3, 1, 2], 0.5, 2],
  [[4, 1, 2, 3], 0.5, 2.5],
  [[10, 20, 30, 40, 50], 0.25, 20],
  [[100, 9, 10], 0.5, 10],
])("of %j the share %d lies below %d", (values, share, expected) => {
  expect(quantile(values, share)).toBe(expected);
});

test.each([[[]], [[1, NaN, 3]]])("the median of %j is NaN", (values) => {
  expect(summarize(values).median).toBeNaN();
});

const about = { subject: "/", measure: "LCP, ms" };

test.each([
  { site: [110], peer: [100], isMet: true },
  { site: [111], peer: [100], isMet: false },
  { site: [NaN], peer: [100], isMet: false },
  { site: [100], peer: [], isMet: false },
])("at most 1.10 of the peer: $site against $peer is met: $isMet", ({ isMet, ...values }) => {
  expect(judge({ ...about, ...values, atMost: 1.1, isRatio: true }).isMet).toBe(isMet);
});

test.each([
  { site: [90, 95, 300], isMet: true },
  { site: [101], isMet: false },
  { site: [], isMet: false },
])("at most 100: the median of $site is met: $isMet", ({ site, isMet }) => {
  expect(judge({ ...about, site, peer: [1], atMost: 100 }).isMet).toBe(isMet);
});

test("without a budget there is no verdict", () => {
  expect(judge({ ...about, site: [1] }).isMet).toBeUndefined();
});

test("a table has aligned columns and the spread of each median", () => {
  const cell = summaryText(summarize([5, 1, 4, 2, 3]));
  expect(
    table([
      ["of", "measure", "site"],
      ["/", "LCP", cell],
    ]),
  ).toBe("of  measure     site\n/   LCP      3 (2–4)");
});

test("a line names what fills more than nine tenths of its budget, and nothing else", () => {
  const of = (measure: string, size: number) =>
    judge({ subject: "/", measure, site: [size], atMost: 100 });
  expect(nearBudgets([of("a", 90), of("b", 91), of("c", 100), of("d", 101)])).toBe(
    "Near the budget: / b (91 %), / c (100 %)",
  );
  expect(nearBudgets([of("a", 90), judge({ ...about, site: [1] })])).toBeUndefined();
});

test("a document near or above its budget comes with what a writer can do", () => {
  const of = (subject: string, measure: string, size: number) =>
    judge({ subject, measure, site: [size], atMost: 100 });
  const advice = documentAdvice([
    of("/support", "document", 91),
    of("/getting-started", "document", 120),
    of("/", "document", 90),
    of("/", "scripts", 120),
  ]);
  expect(advice).toContain("/support, /getting-started is getting too long");
  expect(advice).toContain("shorten");
  expect(documentAdvice([of("/", "document", 90), of("/", "scripts", 120)])).toBeUndefined();
});

test("a ratio says against what, and how it differs from round to round", () => {
  const limits = { against: "Next.js", atMost: 1.1, isRatio: true };
  const measured = { site: [100, 110, 120], peer: [100, 100, 100] };
  expect(verdictCells(judge({ ...about, ...limits, ...measured }))).toEqual([
    ...["/", "LCP, ms", "110 (105–115)", "Next.js", "100", "1.10 (1.05–1.15)", "≤ 1.1 ×", "met"],
  ]);
  // Without the same rounds there is no spread.
  expect(verdictCells(judge({ ...about, ...measured, peer: [100] }))[5]).toBe("1.10");
});
