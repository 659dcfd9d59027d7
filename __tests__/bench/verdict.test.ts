/** @jest-environment node */
import { judge } from "../../bench/verdict";

const about = { subject: "/", measure: "LCP", unit: "ms" } as const;

test.each([
  { site: [110], twin: [100], met: true },
  { site: [111], twin: [100], met: false },
  { site: [NaN], twin: [100], met: false },
  { site: [100], twin: [], met: false },
])("at most 1.10 of the twin: $site against $twin is met: $met", ({ site, twin, met }) => {
  expect(judge({ ...about, atMost: 1.1, asRatio: true, site, against: twin }).met).toBe(met);
});

test.each([
  { site: [90, 95, 300], met: true },
  { site: [101], met: false },
  { site: [], met: false },
])("at most 100: the median of $site is met: $met", ({ site, met }) => {
  expect(judge({ ...about, atMost: 100, site, against: [1] }).met).toBe(met);
});

test("gives no verdict without a target", () => {
  expect(judge({ ...about, site: [1] })).not.toHaveProperty("met");
});
