import { createMatcher } from "../src/tab-search/create-matcher";
import { sampleTabs } from "../src/tab-search/sample-tabs";

// How long a key takes among 500 tabs: `npx tsx bench/tab-search.ts`. The budget is 16 ms on a
// processor four times slower, so 4 ms here.
const tabs = Array.from({ length: 500 }, (_, at) => {
  const tab = sampleTabs[at % sampleTabs.length];
  return { title: `${tab?.title} ${at}`, detail: `${tab?.address}/${at}` };
});
const queries = [
  "a",
  "e",
  "for",
  "lisbon",
  "lisbon nihgt",
  "acces review harbour",
  "zzzzzz",
  "example",
  "a e i o u",
];
const match = createMatcher(tabs);
const rounds = 40;

for (const query of queries) {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    match(query);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (rounds - 1))]?.toFixed(2);
  console.log(`${JSON.stringify(query).padEnd(24)} median ${at(0.5)} ms, slowest ${at(1)} ms`);
}
