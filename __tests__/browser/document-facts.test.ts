import { savesData } from "../../src/browser/document-facts";

test.each([
  [undefined, false],
  [{ effectiveType: "3g" }, false],
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "4g", saveData: true }, true],
])("a connection %j is sparing: %p", (connection, expected) => {
  expect(savesData(connection)).toBe(expected);
});
