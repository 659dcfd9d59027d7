import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails if axe finds violations in the current state of the page, targets below 24 px included. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // Axe describes every element of the results that it is asked for: most of its time, for what passed.
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ["violations"],
    rules: { "target-size": { enabled: true } },
  });
  // The other mode carries its results through a second page, for frames of other sites.
  axe.setLegacyMode();
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`),
  ).toEqual([]);
}
