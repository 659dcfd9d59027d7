import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails if axe finds violations in the current state of the page, targets below 24 px included. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ rules: { "target-size": { enabled: true } } });
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`),
  ).toEqual([]);
}
