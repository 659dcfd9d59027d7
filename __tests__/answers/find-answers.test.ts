/** @jest-environment node */
import { hardwareInfo } from "../../src/hardware-info/hardware-info";
import { hardwareWords } from "../../src/hardware-info/words-by-name";
import { createAnswerFilter, matchExcerpt } from "../../src/answers/find-answers";

const answers: Parameters<typeof createAnswerFilter>[0] = [
  {
    slug: "keys",
    words: ["hotkey", "not working"],
    question: ["Which keys can I use?"],
    body: [["p", null, "Ctrl or Alt."]],
  },
  {
    slug: "private",
    words: [],
    question: [["word", { name: "privateBrowsingMode" }], " tabs are missing"],
    body: [["p", null, "Allow them in the café."]],
  },
  {
    slug: "icon",
    words: ["toolbar"],
    question: ["I can’t see the icon"],
    body: [["p", null, "Pin the icon."]],
  },
];
const edge = hardwareWords(hardwareInfo({ browserName: "Edge", os: "macOS", isDesktop: true }));
const find = createAnswerFilter(answers, edge);

test.each([
  ["", ["keys", "private", "icon"]],
  ["KEYS", ["keys"]],
  ["inpriv", ["private"]],
  ["incognito", []],
  ["cafe", ["private"]],
  ["icon keys", ["keys", "icon"]],
  ["does the icon need a pin in private windows?", ["icon"]],
  ["hotkey", ["keys"]],
  ["not working", ["keys"]],
  ["toolbar icon", ["icon"]],
  ["can't", ["icon"]],
  ["cant", ["icon"]],
])("%j finds %j", (typed, slugs) => {
  expect([...find(typed)]).toEqual(slugs);
});

test.each([
  ["pin", "icon", "Pin the icon."],
  ["café", "private", "Allow them in the café."],
  ["icon", "icon", ""],
  ["inprivate", "private", ""],
  ["", "icon", ""],
])("for %j, %j shows the part of its text %j", (typed, slug, part) => {
  const answer = answers.find((one) => one.slug === slug);
  expect(answer && matchExcerpt(answer, typed, edge)).toBe(part);
});
