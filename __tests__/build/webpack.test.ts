/** @jest-environment node */
import { shortClassName } from "../../src/build/webpack";

const files = ["button.module.css", "prose.module.css"];

test("a class has a short name that no other file has", () => {
  expect(shortClassName(files, "/site/src/layout/button.module.css", "primary")).toBe("aa-primary");
  expect(shortClassName(files, "/site/src/content-text/prose.module.css", "primary")).toBe(
    "ab-primary",
  );
  const names = Array.from({ length: 100 }, (_, index) => `${index}.module.css`);
  expect(new Set(names.map((name) => shortClassName(names, name, "part"))).size).toBe(100);
});

test("a file of styles that is not the site's own is told", () => {
  expect(() => shortClassName(files, "/site/other.module.css", "a")).toThrow("other.module.css");
});
