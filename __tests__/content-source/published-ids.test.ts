/** @jest-environment node */
import { join } from "node:path";
import { lastingAddresses } from "../../src/content-source/check/content-addresses";
import { checkContent } from "../../src/content-source/check/check-content";
import { mistakesText } from "../../src/content-source/check/mistake";
import { readContent } from "../../src/content-source/nodes/read-content";
import { releaseSlugPattern } from "../../src/content-source/release-version";

test("the content has no mistakes, and its addresses are in the committed list", async () => {
  const content = await readContent(join(__dirname, "../.."));
  const { mistakes, addresses } = checkContent(content);
  expect(mistakes.length > 0 ? mistakesText(mistakes) : "").toBe("");
  // A new release is one new file and no more: its address may join the list later.
  const demanded = lastingAddresses(addresses).filter(
    (address) => !releaseSlugPattern.test(address.split("#")[1] ?? ""),
  );
  // When this fails: npm run publish:ids
  expect(content.published).toEqual(expect.arrayContaining(demanded));
});
