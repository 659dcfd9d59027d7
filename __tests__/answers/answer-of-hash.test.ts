/** @jest-environment node */
import { answerOfHash } from "../../src/answers/use-open-answer";

const answers = [
  { slug: "icon-missing", aliases: ["icon", "no icon"] },
  { slug: "options", aliases: [] },
];

test.each([
  ["#icon-missing", "icon-missing"],
  ["#icon", "icon-missing"],
  ["#no%20icon", "icon-missing"],
  ["#options", "options"],
  ["#contact", null],
  ["#", null],
  ["", null],
  ["#%", null],
  ["#<script>", null],
])("%j names %j", (hash, slug) => {
  expect(answerOfHash(answers, hash)).toBe(slug);
});
