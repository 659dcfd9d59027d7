/** @jest-environment node */
import { shortClassNames } from "../../src/build/webpack";

const files = ["button.module.css", "prose.module.css"];

test("a class has a short name that no other class has", () => {
  const nameOf = shortClassNames(files);
  expect(nameOf("/site/src/layout/button.module.css", "primary")).toBe("aa0");
  expect(nameOf("/site/src/layout/button.module.css", "quiet")).toBe("aa1");
  expect(nameOf("/site/src/content-text/prose.module.css", "primary")).toBe("ab0");
  expect(nameOf("/site/src/layout/button.module.css", "primary")).toBe("aa0");
  const many = Array.from({ length: 100 }, (_, index) => `${index}.module.css`);
  const ofMany = shortClassNames(many);
  const names = many.flatMap((file) => many.map((name) => ofMany(file, name)));
  expect(new Set(names).size).toBe(100 * 100);
});

test("a file of styles that is not the site's own is told", () => {
  expect(() => shortClassNames(files)("/site/other.module.css", "a")).toThrow("other.module.css");
});
