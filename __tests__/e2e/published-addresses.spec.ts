import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const content = "src/content";
const published = readFileSync(join(content, "published-ids.txt"), "utf8")
  .split(/\r?\n/)
  .filter((line) => /^\/(?!\/)/.test(line))
  // Older versions arrive as data, which the release notes' own tests follow by their addresses.
  .filter((line) => !/#v\d[\da-z-]*$/.test(line));

test("every published address is a place of its page before any script runs", async ({
  request,
}) => {
  expect(published.length).toBeGreaterThan(0);
  const missing: string[] = [];
  for (const path of new Set(published.map((address) => address.replace(/#.*/, "")))) {
    const answer = await request.get(path);
    if (!answer.ok()) missing.push(path);
    const html = await answer.text();
    const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
    for (const address of published)
      if (address.startsWith(`${path}#`) && !ids.has(address.slice(path.length + 1)))
        missing.push(address);
  }
  expect(missing).toEqual([]);
});
