import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "../support/page-errors";
import { screens } from "../support/screens";

const views = [
  { name: "light", colorScheme: "light", width: 1280 },
  { name: "dark", colorScheme: "dark", width: 1280 },
  { name: "360 px", colorScheme: "light", width: 360 },
] as const;

for (const { name, colorScheme, width } of views) {
  for (const { path } of screens) {
    test(`axe finds nothing on ${path} (${name})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await hydrated(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`),
      ).toEqual([]);
    });
  }
}

/** The letters, words and lines apart as far as WCAG 1.4.12 asks. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** What is wider than the window on each of the screens, at each of the widths. */
async function sidewaysScrolling(page: Page, widths: readonly number[], styles = "") {
  const found: string[] = [];
  for (const { path } of screens) {
    await page.goto(path);
    await hydrated(page);
    for (const details of await page.locator("details").all()) {
      await details.evaluate((element) => element.setAttribute("open", ""));
    }
    if (styles !== "") await page.addStyleTag({ content: styles });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      const all = await page.evaluate(() => document.documentElement.scrollWidth);
      if (all > width) found.push(`${path} at ${width} px: ${all}`);
    }
  }
  return found;
}

test("no screen needs sideways scrolling at 320 px", async ({ page }) => {
  expect(await sidewaysScrolling(page, [320])).toEqual([]);
});

test.describe("with styles that the policy does not know", () => {
  test.use({ bypassCSP: true });

  test("text spacing needs no sideways scrolling", async ({ page }) => {
    expect(
      await sidewaysScrolling(page, [320, 360, 400, 480, 490, 768, 980, 1280], textSpacing),
    ).toEqual([]);
  });
});

for (const size of [20, 24]) {
  test(`a default font of ${size} px needs no sideways scrolling`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`],
    });
    const page = await browser.newPage(baseURL ? { baseURL } : {});
    expect(await sidewaysScrolling(page, [320, 360, 440, 768, 1280])).toEqual([]);
    await browser.close();
  });
}

test("a table is a stop for the keyboard only where it scrolls, under its section's name", async ({
  page,
}) => {
  const frames = page.locator("main div:has(> table)");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/privacy-policy");
  await hydrated(page);
  await expect(frames.first()).toBeVisible();
  await expect(frames.first()).not.toHaveAttribute("tabindex");
  await page.setViewportSize({ width: 320, height: 640 });
  const scrolling = page.getByRole("group").and(frames.first());
  await expect(scrolling).toHaveAttribute("tabindex", "0");
  const name = await page.locator("section:has(table) h2").first().textContent();
  await expect(scrolling).toHaveAccessibleName(name ?? "");
});

test("the guide names its choice in words, and each way out by its step", async ({ page }) => {
  await page.goto("/getting-started?browser=edge&os=linux");
  await hydrated(page);
  const names = await accessibleNames(page, "DisclosureTriangle");
  expect(names).toContainEqual(expect.stringMatching(/^Written for Edge on Linux/));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(2);
});

test("the numbers of the home page's steps are not in their names", async ({ page }) => {
  await page.goto("/");
  for (const name of await accessibleNames(page, "heading")) expect(name).toMatch(/^\p{L}|^\d/u);
});

/** The names of all elements of a role as the browser computes them. */
async function accessibleNames(page: Page, role: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map((node) => String(node.name?.value ?? ""));
}
