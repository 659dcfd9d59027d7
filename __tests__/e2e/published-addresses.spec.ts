import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

const published = readFileSync("src/content/published-ids.txt", "utf8")
  .split(/\r?\n/)
  .filter((line) => /^\/(?!\/)/.test(line));

test("every published address is a place of its page before any script runs", async ({
  request,
}) => {
  expect(published.length).toBeGreaterThan(0);
  const missing: string[] = [];
  for (const path of new Set(published.map((address) => address.replace(/#.*/, "")))) {
    const html = await (await request.get(path)).text();
    const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
    for (const address of published)
      if (address.startsWith(`${path}#`) && !ids.has(address.slice(path.length + 1)))
        missing.push(address);
  }
  expect(missing).toEqual([]);
});
