/** @jest-environment node */
import { plainTwin } from "../../bench/plain-twin";
import { judge, nearBudgets } from "../../bench/report";

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

test("the plain twin has no scripts and no hints for them, and all else", () => {
  const kept = '<link rel="preload" href="/a.woff2" as="font"/><style>p{}</style><p>a script</p>';
  const gone =
    '<SCRIPT type="module">\nrun();\n</SCRIPT ><link as="script" rel="preload" href="/a.js"/>';
  expect(plainTwin(kept + gone)).toBe(kept);
});
