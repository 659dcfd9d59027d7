import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { readFrontMatter } from "../../src/content-source/check/front-matter";
import { routes } from "../../src/site/site";

const content = "src/content";
const published = readFileSync(join(content, "published-ids.txt"), "utf8")
  .split(/\r?\n/)
  .filter((line) => /^\/(?!\/)/.test(line))
  // Older versions arrive as data, which the release notes' own tests follow by their addresses.
  .filter((line) => !/#v\d[\da-z-]*$/.test(line));

/** Former names of answers: the page's script leads them on, so no element has their id. */
const aliases = new Set(
  readdirSync(join(content, "answers"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => readFileSync(join(content, "answers", file), "utf8"))
    .flatMap((text) => readFrontMatter(text, () => undefined).values.aliases ?? [])
    .map((alias) => `${routes.support}#${String(alias)}`),
);

test("every published address is a place of its page before any script runs", async ({
  request,
}) => {
  expect(published.length).toBeGreaterThan(0);
  const missing: string[] = [];
  for (const path of new Set(published.map((address) => address.replace(/#.*/, "")))) {
    const html = await (await request.get(path)).text();
    const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
    for (const address of published)
      if (
        address.startsWith(`${path}#`) &&
        !ids.has(address.slice(path.length + 1)) &&
        !aliases.has(address)
      )
        missing.push(address);
  }
  expect(missing).toEqual([]);
});
