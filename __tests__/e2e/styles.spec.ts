import { expect, type Page, test } from "@playwright/test";
import { recentTabs } from "../support/demo-tabs";
import { hydrated } from "../support/page-errors";
import { pages, unknownPage } from "../support/screens";
import { demoOn } from "../support/demo";

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

test("between keys is one plus, in texts and in drawings, and keys in headings are calm", async ({
  page,
}) => {
  await page.goto("/");
  const looks = await page.locator("kbd + span:not(:has(*))").evaluateAll((all) =>
    all
      .filter(({ textContent }) => textContent === "+")
      .map((plus) => {
        const { fontSize } = getComputedStyle(plus.parentElement ?? plus);
        const { fontSize: own, color } = getComputedStyle(plus);
        return `${(parseFloat(own) / parseFloat(fontSize)).toFixed(2)} ${color}`;
      }),
  );
  expect(looks.length).toBeGreaterThan(0);
  expect(new Set(looks).size).toBe(1);
  const bare = await page
    .locator("kbd")
    .evaluateAll(
      (keys) =>
        keys.filter(
          ({ nextSibling }) =>
            nextSibling?.nodeType === 3 && /^\+/.test(nextSibling.textContent ?? ""),
        ).length,
    );
  expect(bare).toBe(0);
  const heading = page.locator("#compare h2");
  const sizes = await heading.evaluate((element) =>
    [element.querySelector("kbd"), element].map((one) =>
      one ? parseFloat(getComputedStyle(one).fontSize) : 0,
    ),
  );
  expect(sizes[0]).toBeLessThan((sizes[1] ?? 0) * 0.75);
});

test("a link made of keys has the colour of a link", async ({ page }) => {
  await page.goto("/");
  const colours = await page.locator("h1").evaluate((heading) => {
    const link = document.createElement("a");
    link.href = "/support";
    const key = document.querySelector("main p kbd")?.cloneNode(true) as HTMLElement;
    link.append(key);
    heading.after(link);
    return [link, key].map((one) => getComputedStyle(one).color);
  });
  expect(colours[0]).toBe(colours[1]);
});

for (const path of ["/support", "/release-notes"])
  test(`no sentence of ${path} has figures of one width`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const wide = await page
      .locator("main p, main [role=status], main li, main :is(h1, h2, h3)")
      .evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).fontVariantNumeric.includes("tabular"))
          .map(({ className }) => className),
      );
    expect(wide).toEqual([]);
  });
