import { expect, type Page, test } from "@playwright/test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hydrated } from "../support/page-errors";
import { screens } from "../support/screens";
import { switcherOn } from "../support/switcher";

/** The browser that drew the references. */
const versionFile = join(__dirname, "references/browser-version.txt");

// A machine's own fonts stand in for nothing: the site brings its font along.
test.use({ serviceWorkers: "block", deviceScaleFactor: 1, locale: "en-GB", timezoneId: "UTC" });

test.beforeAll(({ browser }, { config }) => {
  if (config.updateSnapshots === "all") writeFileSync(versionFile, `${browser.version()}\n`);
  const drawnBy = readFileSync(versionFile, "utf8").trim();
  expect(
    browser.version(),
    "another browser than the one that drew the references: with an unchanged tree, draw them " +
      "anew with npm run test:look -- -u all",
  ).toBe(drawnBy);
});

/** Waits for what arrives late and shows: the switcher where it is, and what it makes of data. */
async function settled(page: Page) {
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const { figure, field } = switcherOn(page);
  if ((await figure.count()) > 0) {
    await figure.scrollIntoViewIfNeeded();
    await field.waitFor();
    await page.evaluate(() => scrollTo(0, 0));
  }
}

for (const { path } of screens) {
  for (const width of [360, 1280]) {
    for (const colorScheme of ["light", "dark"] as const) {
      const name = `${path === "/" ? "home" : path.slice(1)}-${width}-${colorScheme}`;
      test(`${name} looks as it did`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 1400 });
        await page.goto(path);
        // A font that is late waits for the next document: by then it is there.
        await page.evaluate(() => document.fonts.load("1rem 'Schibsted Grotesk'"));
        await page.reload();
        await settled(page);
        // Addresses are set in whatever a machine has for code: drawn, they are in the site's font.
        await page.evaluate(() =>
          document.documentElement.style.setProperty("--mono", "var(--font)"),
        );
        await expect(page).toHaveScreenshot(`${name}.png`, {
          // The build's name changes with each build.
          mask: [page.locator("footer").getByText(/^Build/)],
        });
      });
    }
  }
}
