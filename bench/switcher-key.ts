// Bundled for the browser by bench/switcher.ts: what a key costs among 500 tabs.
import { createMatcher } from "../src/search-list/create-matcher";
import { sampleTabs } from "../src/tab-search/sample-tabs";

const tabs = Array.from({ length: 500 }, (_, at) => {
  const tab = sampleTabs[at % sampleTabs.length];
  return { title: `${tab?.title} ${at}`, detail: `${tab?.address}/${at}` };
});

/** Times in milliseconds that matching took, key by key, as `text` was typed into an open list. */
function timeTyping(text: string): readonly number[] {
  const match = createMatcher(tabs);
  // The open list shows every tab before the first key.
  match("");
  return Array.from(text, (_, at) => {
    const start = performance.now();
    match(text.slice(0, at + 1));
    return performance.now() - start;
  });
}

Object.assign(globalThis, { timeTyping });
