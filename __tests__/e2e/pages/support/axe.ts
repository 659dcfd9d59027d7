import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Fails if axe finds violations in the current state of the page, targets below 24 px included; in a
 * part of it, if one is named, and by one rule, if one is named.
 */
export async function expectAccessible(page: Page, part?: string, rule?: string): Promise<void> {
  // Axe describes each element of each result. For what passed, that takes most of its time.
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ["violations"],
    rules: { "target-size": { enabled: true } },
    ...(rule === undefined ? {} : { runOnly: [rule] }),
  });
  // The other mode collects the results of frames in a second page. This site has no frames.
  axe.setLegacyMode();
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`),
  ).toEqual([]);
}
