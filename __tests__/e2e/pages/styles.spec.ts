import { expect, type Page, test } from "@playwright/test";
import { attribute, elementsOf, readDocuments } from "../../../src/build/output/read-documents";
import { recentTabs } from "../../support/demo-tabs";
import { hydrated } from "../../support/page-errors";
import { pages, unknownPage } from "../../support/screens";
import { demoOn } from "./support/demo";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * The elements that look different when the style sheets of a document arrive once more, the last one
 * first. The first style, which names the layers, stays the first.
 */
function changedByOrder(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll("body *")];
    // Computed values do not depend on the layout, as those of getComputedStyle do.
    const looks = () =>
      elements.map((element) => [...element.computedStyleMap()].map(String).join());
    const before = looks();
    // The policy allows no other styles than the build's. It does not mind this kind.
    const again = new CSSStyleSheet();
    again.replaceSync(
      [...document.styleSheets]
        .slice(1)
        .reverse()
        .flatMap(({ cssRules }) => [...cssRules])
        // A second copy of the font would have to load first.
        .filter((rule) => !(rule instanceof CSSFontFaceRule))
        .map(({ cssText }) => cssText)
        .join(""),
    );
    document.adoptedStyleSheets = [again];
    const after = looks();
    document.adoptedStyleSheets = [];
    return elements
      .filter((_, index) => before[index] !== after[index])
      .map((element) => `${element.localName} ${element.getAttribute("class")}`);
  });
}

for (const media of ["screen", "print"] as const) {
  test(
    `no screen looks different when its styles arrive in another order (${media})`,
    { tag: "@all" },
    async ({ page }) => {
      await page.emulateMedia({ media });
      await page.goto(pages[0].path);
      await hydrated(page);
      const open = async ({ path, title }: Readonly<{ path: string; title: string }>) => {
        await page.evaluate((to) => window.___navigate(to), path);
        await expect(page).toHaveTitle(title);
        await expect(page.locator("footer")).toBeAttached();
      };
      // From then on, the document has the styles of all pages.
      for (const screen of [...pages.slice(1), unknownPage]) await open(screen);
      for (const screen of [...pages, unknownPage]) {
        await open(screen);
        expect(await changedByOrder(page), screen.path).toEqual([]);
      }
    },
  );
}

test("the class names of modules begin with a sign that ad blockers do not look for", () => {
  const classes = readDocuments("public")
    .flatMap(elementsOf)
    .flatMap((element) => attribute(element, "class")?.match(/\S+/g) ?? []);
  expect(new Set(classes).size).toBeGreaterThan(100);
  expect(classes.filter((name) => !/^(?:_.*|[a-z-]+)$/.test(name))).toEqual([]);
});

test("the line below a match is inside its row", { tag: "@all" }, async ({ page }) => {
  await page.goto(pages[0].path);
  const { field, options } = demoOn(page);
  await field.fill(recentTabs[0]?.title.slice(0, 1) ?? "");
  await expect(options.locator("mark").first()).toBeVisible();
  const rooms = await page.evaluate(() =>
    Array.from(document.querySelectorAll("figure mark"), (match) => {
      const row = match.parentElement ?? match;
      const onBaseline = document.createElement("span");
      onBaseline.style.display = "inline-block";
      row.prepend(onBaseline);
      const baseline = onBaseline.getBoundingClientRect().bottom;
      onBaseline.remove();
      const { textUnderlineOffset, textDecorationThickness } = getComputedStyle(match);
      const line = parseFloat(textUnderlineOffset) + parseFloat(textDecorationThickness);
      return row.getBoundingClientRect().bottom - baseline - line;
    }),
  );
  expect(rooms.length).toBeGreaterThan(0);
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(0);
});
