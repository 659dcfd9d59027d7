import { layoutLabels } from "../../../src/layout/layout-labels";
import { listLabels } from "../../../src/search-list/list-labels";
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { idleTimeout } from "../../../src/runtime/document";
import { type SearchIndex, searchIndexPath } from "../../../src/site-search/search-entry";
import { defaultHardwareInfo } from "../../../src/hardware-info/hardware-info";
import { dialogLabels } from "../../../src/site-search/dialog-labels";
import { fillWords } from "../../../src/site-search/fill-words";
import { entryMatcher } from "../../../src/site-search/match-entries";
import { searchLabels } from "../../../src/site-search/search-labels";
import { contactPath, routes } from "../../../src/site/site";
import { expectAccessible } from "./support/axe";
import { collectErrors, hydrated } from "../../support/page-errors";
import { isOfTheTest, searchScript } from "./support/demo";
import {
  answers,
  plainAnswer,
  plainStep,
  searchedWord,
  titleOf,
  versions,
} from "../../support/site-texts";
import { namedUserAgents } from "../../support/user-agents";

/** A section of the privacy policy whose heading is the same for every visitor. */
const policyHeading =
  /^## ([^{\n]+?) *(\{#.*)?$/m.exec(readFileSync("src/content/privacy-policy.md", "utf8"))?.[1] ??
  "";

/** The pages in the order of the navigation. */
const pagePaths: readonly string[] = Object.values(routes);

const index = JSON.parse(readFileSync(`public${searchIndexPath}`, "utf8")) as SearchIndex;
const find = entryMatcher(index.entries, defaultHardwareInfo);
/** What is offered before anything is typed. */
const isPageItself = ({ group }: (typeof index.entries)[number]) => group === "Page";
const offered = index.entries.filter(({ isSuggested }) => isSuggested);
/** What is offered before anything is typed, but for the page that is open. */
const firstEntries = [
  ...offered.filter(isPageItself),
  ...offered.filter((one) => !isPageItself(one)),
];
const firstOn = (path: string) => firstEntries.filter(({ url }) => url !== path);

// The worker would answer requests that the tests fail, hold back or count.
test.use({ serviceWorkers: "block" });

function searchOn(page: Page) {
  const dialog = page.getByRole("dialog", { name: dialogLabels.label });
  return {
    button: page.getByRole("banner").getByRole("button", { name: layoutLabels.search }),
    dialog,
    field: dialog.getByRole("combobox"),
    options: dialog.getByRole("option"),
    active: dialog.getByRole("option", { selected: true }),
  };
}

async function open(page: Page, path: string = routes.home) {
  await page.goto(path);
  await hydrated(page);
  const search = searchOn(page);
  await page.keyboard.press("Control+k");
  await expect(search.options.first()).toBeVisible();
  return search;
}

/** The element that an address names, at the top of the window or as high as it gets. */
async function expectAt(page: Page, id: string) {
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toBeInViewport();
}

test("by keyboard alone: to an answer on another page, at its very section", async ({ page }) => {
  const { field, active, dialog } = await open(page);
  await expect(field).toBeFocused();
  await page.keyboard.type(plainAnswer.question);
  await expect(active).toContainText(plainAnswer.question);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/support#${plainAnswer.id}`);
  await expectAt(page, plainAnswer.id);
});

for (const { name, at, query, url, isAtTop } of [
  {
    name: "the page itself",
    at: "/support",
    query: titleOf("support"),
    url: "/support",
    isAtTop: true,
  },
  {
    name: "the page itself, from a section in it",
    at: `/support#${plainAnswer.id}`,
    query: titleOf("support"),
    url: `/support#${plainAnswer.id}`,
    isAtTop: true,
  },
  {
    name: "the page itself, under a query",
    at: "/getting-started?browser=edge",
    query: titleOf("getting-started"),
    url: "/getting-started?browser=edge",
    isAtTop: true,
  },
  {
    name: "a step, under a query",
    at: "/getting-started?browser=edge",
    query: plainStep.title,
    url: `/getting-started?browser=edge#${plainStep.id}`,
    isAtTop: false,
  },
]) {
  test(
    `on its own page needs no document: ${name}`,
    { tag: name === "the page itself" ? [] : "@all" },
    async ({ page }) => {
      const errors = collectErrors(page);
      const { dialog, field, active } = await open(page, at);
      const documents: string[] = [];
      page.on("request", (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });
      await page.evaluate(() => scrollTo(0, 500));
      await field.fill(query);
      await expect(active).toContainText(query);
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(url);
      if (isAtTop) await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      else await expectAt(page, url.split("#")[1] ?? "");
      await expect(page.locator("h1")).toHaveCount(1);
      expect(documents).toEqual([]);
      expect(errors.filter((error) => !isOfTheTest(error))).toEqual([]);
    },
  );
}

test(
  "a selection dragged out of the field does not close it, a click beside it does",
  { tag: "@all" },
  async ({ page }) => {
    const { field, dialog } = await open(page);
    await page.keyboard.type("lisbon");
    const box = await field.boundingBox();
    if (!box) throw new Error("The field is not on the screen.");
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + 60, middle);
    await page.mouse.down();
    await page.mouse.move(10, middle, { steps: 5 });
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await expect(field).toHaveValue("lisbon");
    await page.mouse.click(10, middle);
    await expect(dialog).toBeHidden();
  },
);

test("Esc gives the focus back to the button", { tag: "@all" }, async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const { button, field, dialog } = searchOn(page);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("Back goes back and closes it", { tag: "@all" }, async ({ page }) => {
  await page.goto(routes.home);
  await hydrated(page);
  await page.getByRole("banner").locator(`a[href="${routes.support}"]`).click();
  await expect(page).toHaveURL(routes.support);
  const { dialog, options } = searchOn(page);
  await page.keyboard.press("Control+k");
  await expect(options.first()).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(routes.home);
  await expect(page.locator("h1")).toBeFocused();
});

test("after a result, Back leads to the page below", { tag: "@all" }, async ({ page }) => {
  const { dialog, field } = await open(page, routes.releaseNotes);
  await field.fill(plainAnswer.question);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${routes.support}#${plainAnswer.id}`);
  await page.goBack();
  await expect(page).toHaveURL(routes.releaseNotes);
  await expect(page, "the title in pages/release-notes.md").toHaveTitle(
    new RegExp(titleOf("release-notes")),
  );
  await expect(dialog).toBeHidden();
});

for (const how of [{ modifiers: ["Control" as const] }, { button: "middle" as const }])
  test(
    `a result is a link: ${JSON.stringify(how)} opens another tab`,
    { tag: "@all" },
    async ({ page }) => {
      const { dialog, options } = await open(page);
      // What is left to the browser opens a tab. Playwright misses tabs that are ready before it listens.
      const click = page.evaluate(
        () =>
          new Promise((resolve) => {
            for (const type of ["click", "auxclick"])
              addEventListener(type, (event) => {
                const link = (event.target as Element).closest("a");
                resolve({ path: link?.pathname, isTaken: event.defaultPrevented });
                event.preventDefault();
              });
          }),
      );
      await options
        .filter({ hasText: titleOf("support") })
        .first()
        .click(how);
      expect(await click).toEqual({ path: routes.support, isTaken: false });
      await expect(page).toHaveURL(routes.home);
      await expect(dialog).toBeVisible();
    },
  );

test("Ctrl and Enter open a result in another tab", { tag: "@all" }, async ({ page }) => {
  const { dialog, field } = await open(page);
  await field.fill(titleOf("support"));
  const tab = page.waitForEvent("popup");
  await field.press("Control+Enter");
  await expect(await tab).toHaveURL(routes.support);
  await expect(page).toHaveURL(routes.home);
  await expect(dialog).toBeVisible();
});

test("finds pages, steps, answers, policy and releases", async ({ page }) => {
  const { field, active } = await open(page);
  for (const [query, pageTitle] of [
    [titleOf("release-notes"), searchLabels.page],
    [plainStep.title, titleOf("getting-started")],
    [plainAnswer.question, titleOf("support")],
    [policyHeading, titleOf("privacy-policy")],
    ...versions.slice(0, 1).map((version) => [version, titleOf("release-notes")] as const),
  ] as const) {
    await field.fill(query);
    await expect(active).toContainText(query);
    await expect(active).toContainText(pageTitle);
  }
});

test.describe("in Edge", () => {
  test.use({ userAgent: namedUserAgents.windowsEdge });

  test("speaks the visitor's words", { tag: "@all" }, async ({ page }) => {
    const { field, active } = await open(page);
    const word = "{privateBrowsingMode}";
    const answer = answers.find(({ question }) => question.includes(word));
    const question = answer?.question.replace(word, "InPrivate") ?? "";
    await field.fill(question);
    await expect(active).toContainText(question);
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test(
    "tap the button, tap a result; tap the button, tap close",
    { tag: "@all" },
    async ({ page }) => {
      await page.goto("/");
      await hydrated(page);
      const { button, options, dialog } = searchOn(page);
      await button.tap();
      await options
        .filter({ hasText: titleOf("privacy-policy") })
        .first()
        .tap();
      await expect(page).toHaveURL("/privacy-policy");
      await button.tap();
      await dialog.getByRole("button", { name: listLabels.closeButton }).tap();
      await expect(dialog).toBeHidden();
    },
  );
});

/** Paths that a page asks for, those of the search only. */
function watchSearchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (searchScript.test(pathname) || pathname.startsWith("/search/")) asked.push(pathname);
  });
  return asked;
}

test(
  "its script comes when the browser is idle, its index when a click is likely",
  { tag: "@all" },
  async ({ page }) => {
    const asked = watchSearchRequests(page);
    await page.goto(routes.privacyPolicy);
    await expect.poll(() => asked).toEqual([expect.stringMatching(searchScript)]);
    await searchOn(page).button.hover();
    await expect.poll(() => asked.slice(1)).toEqual([searchIndexPath]);
  },
);

test(
  "a visitor who saves data fetches nothing of it before its first use",
  { tag: "@all" },
  async ({ page }) => {
    const asked = watchSearchRequests(page);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", {
        value: { effectiveType: "4g", saveData: true },
      }),
    );
    await page.goto(routes.privacyPolicy);
    await hydrated(page);
    // A prefetch would begin before this: in an idle moment, or when the same timeout is over.
    await page.evaluate(
      (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
      idleTimeout,
    );
    expect(asked).toEqual([]);
    await searchOn(page).button.hover();
    await expect.poll(() => asked).toHaveLength(2);
  },
);

test(
  "before anything is typed, the list holds the pages as the navigation does, the first questions and the newest release",
  { tag: "@all" },
  async ({ page }) => {
    const urls = firstEntries.map(({ url }) => url);
    expect(urls.slice(0, pagePaths.length)).toEqual(pagePaths);
    const others = firstEntries.slice(pagePaths.length).map(({ group }) => group);
    expect(others).toEqual([...Array(others.length - 1).fill("Answer"), "Release"]);
    for (const { title, text } of firstEntries) {
      expect(text.startsWith(title)).toBe(false);
      expect(text).not.toMatch(/[.?!]\./);
    }
    const { options } = await open(page);
    await expect(options).toContainText(
      firstOn(routes.home).map(({ title }) => fillWords(title, defaultHardwareInfo)),
    );
    await expect(options.nth(1)).toContainText(
      firstOn(routes.home)[1]?.text.split("{")[0]?.slice(0, 40) ?? "",
    );
  },
);

test("a result says on which page it is, and no two read alike", { tag: "@all" }, () => {
  const all = find("").concat(index.entries.flatMap(({ title }) => find(title)));
  const rows = new Map(
    all.map(({ entry, pageTitle }) => [entry.url, `${entry.title} · ${pageTitle}`]),
  );
  expect(rows.size).toBeGreaterThan(40);
  expect(new Set(rows.values()).size).toBe(rows.size);
  // A page itself has none.
  for (const { entry, pageTitle } of all) expect(pageTitle === "").toBe(!entry.url.includes("#"));
});

test("on a phone a result shows the words it has", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { field, options } = await open(page);
  let count = 0;
  for (const { text } of index.entries.slice(0, 40)) {
    const word = /\p{Ll}{4,}/u.exec(text)?.[0] ?? "";
    // Some texts have no such word, or it is the name of one that differs from visitor to visitor.
    if (word === "" || find(word).length === 0) continue;
    await field.fill(word);
    await expect(options).toHaveCount(find(word).length);
    const cut = await options.evaluateAll((rows) =>
      rows.flatMap((row) => {
        // The letters of a title stay in it: a long one has two lines.
        const detail = row.querySelector("[data-match]");
        const mark = detail?.querySelector("mark")?.getBoundingClientRect();
        return detail && mark && mark.width > 0
          ? [
              {
                text: detail.textContent,
                over: mark.right - detail.getBoundingClientRect().right,
              },
            ]
          : [];
      }),
    );
    count += cut.length;
    expect(cut.filter(({ over }) => over > 1)).toEqual([]);
  }
  expect(count).toBeGreaterThan(0);
});

test("the answers that come first on their page are offered before anything is typed", async ({
  page,
}) => {
  await page.goto(routes.support);
  const ids = await page
    .locator("details")
    .evaluateAll((all) => all.slice(0, 4).map(({ id }) => `/support#${id}`));
  const answers = offered.filter(({ group }) => group === "Answer").map(({ url }) => url);
  expect(answers, "the first answers of the page, by the order in src/content/answers").toEqual(
    ids,
  );
});

test("printed with the search open, the page is all there", { tag: "@all" }, async ({ page }) => {
  const { dialog } = await open(page, routes.support);
  await page.emulateMedia({ media: "print" });
  await expect(dialog).toBeHidden();
  await expect(page.locator("html")).toHaveCSS("overflow", "visible");
  await expect(page.locator("h1")).toBeVisible();
});

test("on an iPad with a keyboard, Cmd+K opens the search", { tag: "@all" }, async ({ browser }) => {
  const page = await browser.newPage({ userAgent: namedUserAgents.iPadSafari });
  await page.goto(routes.home);
  await hydrated(page);
  await page.keyboard.press("Meta+k");
  await expect(searchOn(page).dialog).toBeVisible();
  await page.close();
});

test("a result says its page at the width of a phone, too", { tag: "@all" }, async ({ page }) => {
  const [found] = find(plainStep.title);
  await page.setViewportSize({ width: 360, height: 800 });
  const { field, active } = await open(page);
  await field.fill(plainStep.title);
  // A name has what style sheets add, and not what they hide.
  await expect(active).toHaveAccessibleName(new RegExp(`${found?.pageTitle}`));
});

test(
  "a script that is gone reloads the page once, then it is said, and another try loads it",
  { tag: "@all" },
  async ({ page }) => {
    const errors = collectErrors(page);
    let documents = 0;
    page.on("domcontentloaded", () => documents++);
    await page.route(searchScript, (route) => route.abort());
    await page.goto(routes.releaseNotes);
    await hydrated(page);
    const { button, dialog, field, options } = searchOn(page);
    await button.click();
    await expect.poll(() => documents).toBe(2);
    await hydrated(page);
    await button.click();
    // Without the list, the field is not a combobox.
    await dialog.getByRole("textbox").fill(plainAnswer.question);
    await expect(dialog.getByText(dialogLabels.failed)).toBeVisible();
    await expectAccessible(page);
    await page.unroute(searchScript);
    await dialog.getByRole("button", { name: dialogLabels.tryAgain }).click();
    await expect(options.first()).toContainText(plainAnswer.question);
    await expect(field).toBeFocused();
    expect(documents).toBe(2);
    expect(errors.filter((error) => !isOfTheTest(error))).toEqual([]);
  },
);

test("a search without results leads to whom to write", { tag: "@all" }, async ({ page }) => {
  const { dialog, field, options } = await open(page);
  await field.fill("xylophone");
  await expect(dialog.getByText(searchLabels.noResultsFor("xylophone"))).toBeVisible();
  await expect(options).toHaveCount(3);
  await field.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(contactPath);
  await expectAt(page, "contact");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in any state (${colorScheme})`, { tag: "@all" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    const { field } = await open(page);
    await expectAccessible(page);
    await field.fill(searchedWord);
    await expectAccessible(page, "dialog");
    await field.fill("xylophone");
    await expectAccessible(page, "dialog");
  });
}

for (const { name, width, height } of [
  { name: "320 px", width: 320, height: 480 },
  { name: "a low screen", width: 640, height: 320 },
]) {
  test(`fits into the view at ${name}`, { tag: "@all" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { dialog } = await open(page);
    const box = await dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  });
}
