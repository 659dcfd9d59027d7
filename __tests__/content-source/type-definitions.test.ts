/** @jest-environment node */
import { typeDefinitions } from "../../src/content-source/nodes/type-definitions";

const lines = typeDefinitions.split("\n");
const declared = lines.flatMap((line, index) =>
  /^\s*(type \w+|\w+: )/.test(line) && !isInText(index) ? [[line.trim(), index] as const] : [],
);

/** Whether a line is between two lines of three quotes. */
function isInText(index: number): boolean {
  return lines.slice(0, index).filter((line) => line.trim() === '"""').length % 2 === 1;
}

test("types and fields are declared", () => {
  expect(declared.length).toBeGreaterThan(40);
});

test.each(declared)("GraphiQL explains %s", (_, index) => {
  expect(lines[index - 1]?.trim()).toMatch(/^(".+"|""")$/);
});
