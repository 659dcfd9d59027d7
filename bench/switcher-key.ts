// Bundled for the browser by bench/switcher.ts: what a key costs among 500 tabs.
import { createMatcher } from "../src/tab-search/create-matcher";
import { sampleTabs } from "../src/tab-search/sample-tabs";

const tabs = Array.from({ length: 500 }, (_, at) => {
  const tab = sampleTabs[at % sampleTabs.length];
  return { title: `${tab?.title} ${at}`, detail: `${tab?.address}/${at}` };
});

/** Times in milliseconds that matching one query took, round by round. */
function timeQuery(query: string, rounds: number): readonly number[] {
  const match = createMatcher(tabs);
  return Array.from({ length: rounds }, () => {
    const start = performance.now();
    match(query);
    return performance.now() - start;
  });
}

Object.assign(globalThis, { timeQuery });
