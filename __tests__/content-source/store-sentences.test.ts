/** @jest-environment node */
import { join } from "node:path";
import { checkContent } from "../../src/content-source/check/check-content";
import { readFrontMatter } from "../../src/content-source/check/front-matter";
import { readContent } from "../../src/content-source/nodes/read-content";
import { site } from "../../src/site/site";

const storesOfOwner = { ...site.stores };
afterEach(() => Object.assign(site.stores, storesOfOwner));

const states = { "no store": null, "a store": "https://store.example/item" };
type State = keyof typeof states;
const set = (state: State) =>
  Object.assign(site.stores, { Chrome: states[state], Edge: null, Opera: null });

const text = `---
title: "{published: Install}{unpublished: Follow} {productName}"
---
{unpublished: Not yet.

Press {shortcut}, or [follow](/release-notes#follow).}
{published: It’s there.}
`;

test.each<[State, string, string]>([
  [
    "no store",
    "Follow {productName}",
    "Not yet.\n\nPress {shortcut}, or [follow](/release-notes#follow).\n\n",
  ],
  ["a store", "Install {productName}", "\n\n\nIt’s there.\n"],
])("with %s, a text says what is so, and its lines stay where they are", (state, title, body) => {
  set(state);
  expect(readFrontMatter(text)).toMatchObject({ values: { title }, body, mistakes: [] });
});

test.each(Object.keys(states) as State[])(
  "the site’s own texts have no mistake with %s",
  async (state) => {
    set(state);
    const content = await readContent(join(__dirname, "../.."));
    expect(checkContent(content).mistakes).toEqual([]);
  },
);
