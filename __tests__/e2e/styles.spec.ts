import { expect, type Page, test } from "@playwright/test";
import { recentTabs } from "../support/demo-tabs";
import { hydrated } from "../support/page-errors";
import { pages, unknownPage } from "../support/screens";
import { switcherOn } from "../support/switcher";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * The elements that look different when the modules of a document's styles arrive once more, the
 * last one first. The first style, which names the layers, stays the first.
 */
function changedByOrder(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const [, ...styles] = document.querySelectorAll("style");
    const modules = new Map<string, string>();
    const setBy = new Map<string, Set<string>>();
    const collectProperties = (rule: CSSRule, module: string) => {
      if (rule instanceof CSSStyleRule)
        for (const name of rule.style) setBy.set(name, (setBy.get(name) ?? new Set()).add(module));
      if ("cssRules" in rule)
        for (const inner of rule.cssRules as CSSRuleList) collectProperties(inner, module);
    };
    for (const rule of styles.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])) {
      // A second copy of the font would have to load first.
      if (rule instanceof CSSFontFaceRule) continue;
      const name = /\.([a-z]{2})\d/.exec(rule.cssText)?.[1] ?? "";
      collectProperties(rule, name);
      modules.set(name, (modules.get(name) ?? "") + rule.cssText);
    }
    // What one module sets alone does not depend on their order.
    const properties = [...setBy].filter(([, owners]) => owners.size > 1).map(([name]) => name);
    const elements = [...document.querySelectorAll("body *")];
    // Computed values do not depend on the layout, as those of getComputedStyle do.
    const looks = () =>
      elements.map((element) => {
        const style = element.computedStyleMap();
        return properties.map((name) => String(style.get(name))).join();
      });
    const before = looks();
    const reversed = document.createElement("style");
    reversed.textContent = [...modules.values()].reverse().join("");
    document.head.append(reversed);
    const after = looks();
    reversed.remove();
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

test("the line below a match is inside its row, where Firefox would cut it off", async ({
  page,
}) => {
  await page.goto(pages[0].path);
  const { field, options } = switcherOn(page);
  await field.fill(recentTabs[0]?.title.slice(0, 1) ?? "");
  await expect(options.locator("mark").first()).toBeVisible();
  const rooms = await page.evaluate(() =>
    Array.from(document.querySelectorAll("mark"), (match) => {
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
