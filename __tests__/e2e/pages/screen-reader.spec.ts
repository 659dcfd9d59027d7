// What a screen reader is told at each step, as the browser's accessibility tree has it.
import { listLabels } from "../../../src/search-list/list-labels";
import { dialogLabels } from "../../../src/site-search/dialog-labels";
import { expect, type Page, test } from "@playwright/test";
import { searchLabels } from "../../../src/site-search/search-labels";
import { hydrated } from "../../support/page-errors";
import { pages } from "../../support/screens";
import { headingOf, plainAnswer, titleOf } from "../../support/site-texts";
import { demoOn } from "./support/demo";
import { plainTab, sampleTabs } from "../../support/demo-tabs";
import { liveDemoLabels } from "../../../src/demo/live-demo-labels";
import { demoLabels } from "../../../src/demo/demo-labels";

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Where the focus is: what is read first after a step. */
const focused = (page: Page) => page.locator(":focus");

test("demo: a field with its list, the count of matches, the tab switched to", async ({ page }) => {
  await open(page, "/");
  const { figure, field, active } = demoOn(page);
  await figure.scrollIntoViewIfNeeded();
  await field.focus();
  await expect(figure).toMatchAriaSnapshot(`
    - combobox "${demoLabels.field}" [expanded]
    - listbox "${demoLabels.list}":
      - option [selected]
      - option
  `);
  const { word, title, address, window } = plainTab;
  await page.keyboard.type(word);
  await expect(figure).toMatchAriaSnapshot(`
    - combobox "${demoLabels.field}" [expanded]: ${word}
    - listbox "${demoLabels.list}":
      - option [selected]
    - status: ${demoLabels.matchCount(1, sampleTabs.length)}
  `);
  await expect(active).toHaveAccessibleName(`${title} ${address} ${demoLabels.window(window)}`);
  // The option is read because the field names it.
  await expect(field).toHaveAttribute(
    "aria-activedescendant",
    (await active.getAttribute("id")) ?? "",
  );
  await page.keyboard.press("Enter");
  await expect(figure).toMatchAriaSnapshot(`
    - button "${liveDemoLabels.open}"
    - status: /${liveDemoLabels.effort(sampleTabs.length, word.length, 0).replace("0.0 s.", "")}/
  `);
  await expect(figure.getByText(liveDemoLabels.switched(title))).toBeAttached();
  await expect(focused(page)).toHaveAccessibleName(new RegExp(`^${liveDemoLabels.open}`));
});

test("search: a dialog with a field and its list, then the answer that was chosen", async ({
  page,
}) => {
  await open(page, "/");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog "${dialogLabels.label}":
      - combobox "${dialogLabels.label}" [expanded]
      - button "${listLabels.closeButton}"
      - listbox "${searchLabels.list}":
        - option /${searchLabels.page}$/ [selected]
      - status
  `);
  await page.keyboard.type("zzzz");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(searchLabels.noResults);
  await page.keyboard.press("Control+a");
  const { id, question } = plainAnswer;
  await page.keyboard.type(question);
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - combobox "${dialogLabels.label}" [expanded]
    - listbox "${searchLabels.list}":
      - option /${titleOf("support")}$/ [selected]
    - status: /\\d/
  `);
  const found = page.getByRole("dialog").getByRole("option", { selected: true });
  const literally = question.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  await expect(found).toHaveAccessibleName(new RegExp(`^${literally}.* ${titleOf("support")}$`));
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue(question);
  await page.keyboard.press("Enter");
  await expect(focused(page)).toHaveAttribute("id", id);
  await expect(focused(page).getByRole("heading")).toHaveText(question);
});

test("navigation: the heading of the new page, once", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("banner").locator(`a[href="${pages[2].path}"]`).click();
  await expect(focused(page)).toMatchAriaSnapshot(`- heading [level=1]`);
  await expect(focused(page), "the heading in pages/support.md").toHaveText(headingOf("support"));
  await expect(page).toHaveTitle(pages[2].title);
  // Gatsby's own announcement would say it a second time.
  await expect(page.locator("#gatsby-announcer")).toBeHidden();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
