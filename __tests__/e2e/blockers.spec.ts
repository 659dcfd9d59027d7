// What the build wrote, without a browser, as the lists of blockers see it.
import { expect, test } from "@playwright/test";
import { pathsIn } from "../../src/build/build-files";
import { attribute, elementsOf, readDocuments } from "../../src/build/read-documents";
import blocked from "../../src/content-source/check/blocked-ids.json";
import rules from "../support/blocker-rules.json";

/** A test of names for those of an extract; "*" stands for any end. */
function hides(extract: readonly string[]): (name: string) => boolean {
  const names = extract.join(" ").split(" ");
  const ends = names.filter((name) => name.endsWith("*")).map((name) => name.slice(0, -1));
  return (name) => names.includes(name) || ends.some((start) => name.startsWith(start));
}

const elements = readDocuments("public").flatMap(elementsOf);

/** All that the elements of all documents have in an attribute, each once. */
const valuesOf = (name: string) => [
  ...new Set(elements.flatMap((element) => attribute(element, name)?.match(/\S+/g) ?? [])),
];

test("no list of a blocker hides an element by its class", () => {
  const classes = valuesOf("class");
  expect(classes.length).toBeGreaterThan(100);
  expect(classes.filter(hides(rules.classes))).toEqual([]);
  // The extract has no other names: look them up in the lists that it names.
  expect(classes.filter((name) => !/^(?:.{1,8}|_.*|[a-z-]{1,16})$/.test(name))).toEqual([]);
});

test("no list of a blocker hides an element by its id", () => {
  const ids = valuesOf("id");
  expect(ids).toContain("main");
  expect(ids.filter(hides(blocked.ids))).toEqual([]);
});

test("no list of a blocker stops a file by its path", () => {
  const paths = pathsIn("public");
  const parts = rules.paths.join(" ").split(" ");
  const isStopped = (path: string) => parts.some((part) => path.includes(part));
  expect(isStopped("/umami.js")).toBe(true);
  expect(paths.filter(isStopped)).toEqual([]);
});
