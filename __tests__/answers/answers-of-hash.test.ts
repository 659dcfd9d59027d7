/** @jest-environment node */
import { answersOfHash } from "../../src/answers/answers-of-hash";

const answers = [
  { slug: "icon-missing", group: "set-up", aliases: ["icon", "no icon"] },
  { slug: "options", group: "set-up", aliases: [] },
];

test.each([
  ["#icon-missing", ["icon-missing"]],
  ["#icon", ["icon-missing"]],
  ["#no%20icon", ["icon-missing"]],
  ["#options", ["options"]],
  ["#set-up", ["icon-missing", "options"]],
  ["#contact", []],
  ["#", []],
])("%j names %j", (hash, slugs) => {
  expect(answersOfHash(answers, hash)).toEqual(slugs);
});
