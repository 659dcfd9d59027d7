import { copyLabels } from "../../../src/clipboard/copy-labels";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { answerLabels } from "../../../src/answers/answer-labels";
import { shortcutLabels } from "../../../src/key-check/shortcut-labels";
import { site } from "../../../src/site/site";
import { dialogLabels } from "../../../src/site-search/dialog-labels";
import { expectAccessible } from "./support/axe";
import { collectErrors, hydrated } from "../../support/page-errors";
import { pressedShortcut, watchShifts } from "./support/demo";
import { answers, loneAnswer, otherAnswer, plainAnswer } from "../../support/site-texts";
import { namedUserAgents } from "../../support/user-agents";

const plain = `#${plainAnswer.id}`;
const other = `#${otherAnswer.id}`;
const filteredBy = (text: string) => `/support?${new URLSearchParams({ q: text })}`;

test("typing filters by question and answer, and says how many", async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto("/support");
  await hydrated(page);
  const all = await page.locator("details").count();
  expect(all, "one for each file of src/content/answers that is no draft").toBe(answers.length);
  await page.getByLabel(answerLabels.filter).fill(plainAnswer.question);
  const shown = page.locator("details:visible");
  await expect(page.locator(plain)).toBeVisible();
  await expect(page.locator(other)).toBeHidden();
  await expect(page.getByRole("search").getByRole("status")).toHaveText(
    answerLabels.count(await shown.count(), all),
  );
  const topics = page.getByRole("navigation", { name: answerLabels.topics });
  const counts = (await topics.locator("a span:last-child").allTextContents()).map(Number);
  expect(counts.reduce((sum, count) => sum + count)).toBe(await shown.count());
  await page.getByLabel(answerLabels.filter).fill("zzzz");
  await expect(page.getByRole("search").getByRole("status")).toHaveText(answerLabels.noMatch);
  // The site's search forgives typos.
  await page.getByRole("button", { name: answerLabels.searchSite }).click();
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("zzzz");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByLabel(answerLabels.filter).fill("");
  await expect(shown).toHaveCount(all);
  expect(errors).toEqual([]);
});

test("Back finds the answers open, at the same place", { tag: "@all" }, async ({ page }) => {
  await page.goto("/support");
  await hydrated(page);
  for (const { id } of [plainAnswer, otherAnswer, ...answers.slice(0, 2)])
    await page.evaluate(
      (name) => void (document.getElementById(name) as HTMLDetailsElement).setAttribute("open", ""),
      id,
    );
  const open = page.locator("details[open]");
  const count = await open.count();
  await page.evaluate(() => scrollTo(0, 700));
  const top = () => page.locator(other).evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  const before = await top();
  await page
    .locator('footer a[href="/privacy-policy"]')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/privacy-policy");
  await page.goBack();
  await expect(open).toHaveCount(count);
  await expect.poll(top).toBeCloseTo(before, 0);
  await page.reload();
  await expect(open).toHaveCount(count);
});

/** Resolves when this entry of the history has stored what is in the filter. */
const isSaved = (page: Page, words: string) =>
  expect
    .poll(() => page.evaluate(() => (history.state as { typed?: string } | null)?.typed))
    .toBe(words);

test("Back from a link within the page finds the filter", { tag: "@all" }, async ({ page }) => {
  await page.goto(`/support${plain}`);
  await hydrated(page);
  const filter = page.getByLabel(answerLabels.filter);
  await filter.fill(otherAnswer.question);
  await expect(page.locator(plain)).toBeHidden();
  await isSaved(page, otherAnswer.question);
  await page.evaluate((href) => {
    document.body.appendChild(Object.assign(document.createElement("a"), { href })).click();
  }, other);
  await expect(page.locator(other)).toHaveAttribute("open");
  await isSaved(page, otherAnswer.question);
  await page.goBack();
  await expect(page).toHaveURL(`/support${plain}`);
  await expect(page.locator(plain)).toBeHidden();
  await expect(filter).toHaveValue(otherAnswer.question);
});

test("Back and a reload find the filter", { tag: "@all" }, async ({ page }) => {
  const filter = page.getByLabel(answerLabels.filter);
  await page.goto(filteredBy("zzzz"));
  await hydrated(page);
  await filter.fill(plainAnswer.question);
  await isSaved(page, plainAnswer.question);
  // The address no longer says what the visitor has replaced.
  await expect(page).toHaveURL("/support");
  await page.getByRole("banner").locator('a[href="/release-notes"]').click();
  await expect(page).toHaveURL("/release-notes");
  await page.goBack();
  await expect(filter).toHaveValue(plainAnswer.question);
  await page.reload();
  await expect(filter).toHaveValue(plainAnswer.question);
  // A place in the page leaves the filter alone.
  await page.evaluate(() => void (location.hash = "#main"));
  await expect(page).toHaveURL("/support#main");
  await expect(filter).toHaveValue(plainAnswer.question);
  await filter.fill("");
  await isSaved(page, "");
  await page.reload();
  await hydrated(page);
  await expect(filter).toHaveValue("");
});

test("the only answer that is left is open", { tag: "@all" }, async ({ page }) => {
  await page.goto("/support");
  await hydrated(page);
  const filter = page.getByLabel(answerLabels.filter);
  await filter.fill(loneAnswer.question);
  const shown = page.locator("details:visible");
  await expect(shown).toHaveCount(1);
  await expect(page.locator(`#${loneAnswer.id}`)).toHaveAttribute("open");
  await filter.fill("");
  await expect(shown, "one for each file of src/content/answers that is no draft").toHaveCount(
    answers.length,
  );
  await expect(page.locator("details[open]")).toHaveCount(0);
});

test("no answer matches: a link leads to the contact", { tag: "@all" }, async ({ page }) => {
  await page.goto(filteredBy("xyzzy"));
  const search = page.getByRole("search");
  await expect(search.getByRole("status")).toHaveText(answerLabels.noMatch);
  await search.getByRole("link", { name: answerLabels.contact }).click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(page.locator("#contact h2")).toBeInViewport();
});

test("harmful words in a linked filter are only words", { tag: "@all" }, async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto("/support?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E");
  await hydrated(page);
  await expect(page.getByLabel(answerLabels.filter)).toHaveValue("<img src=x onerror=alert(1)>");
  await expect(page.locator("details:visible")).toHaveCount(0);
  await page.goto(filteredBy(plainAnswer.question));
  await expect(page.locator(plain)).toBeVisible();
  await expect(page.locator(other)).toBeHidden();
  expect(errors).toEqual([]);
});

test("the filter finds the visitor's own words", { tag: "@all" }, async ({ browser }) => {
  const word = "{privateBrowsingMode}";
  const withWord = answers.find(({ question }) => question.includes(word));
  test.skip(withWord === undefined, "Writers may have no question with a word of the browser.");
  if (withWord === undefined) return;
  const page = await browser.newPage({ userAgent: namedUserAgents.windowsEdge });
  await page.goto(filteredBy(withWord.question.replace(word, "InPrivate")));
  await expect(page.locator(`#${withWord.id}`)).toBeVisible();
  await expect(page.locator(plain)).toBeHidden();
  await page.close();
});

test("an address opens its answer and brings it into view", async ({ page }) => {
  await page.goto(`/support${plain}`);
  await hydrated(page);
  await expect(page.locator(plain)).toHaveAttribute("open");
  await expect(page.locator(plain)).toBeInViewport();
  await expect(page.locator("details[open]")).toHaveCount(1);
});

test.describe("an answer that is asked for shows at the top, whatever the filter says,", () => {
  const asked = (page: Page) => page.locator(other);
  const isAtTop = async (page: Page) => {
    // A hidden element has its top at 0.
    await expect(asked(page)).toBeVisible();
    await expect(asked(page)).toHaveAttribute("open");
    const top = () => asked(page).evaluate((answer) => answer.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(150);
    await expect.poll(top).toBeGreaterThanOrEqual(-1);
  };

  for (const filter of [plainAnswer.question, "zzzz"]) {
    test(`by a link: ${filter}`, { tag: filter === "zzzz" ? "@all" : [] }, async ({ page }) => {
      await page.goto(filteredBy(filter));
      await hydrated(page);
      await expect(asked(page)).toBeHidden();
      await page.evaluate((to) => void window.___navigate(to), `/support${other}`);
      await isAtTop(page);
      await expect(page.getByLabel(answerLabels.filter)).toHaveValue("");
    });

    test(`by its address: ${filter}`, { tag: "@all" }, async ({ page }) => {
      await page.goto(`${filteredBy(filter)}${other}`);
      await hydrated(page);
      await isAtTop(page);
      await expect(page.getByLabel(answerLabels.filter)).toHaveValue("");
    });
  }

  test("by a result of the search, twice", { tag: "@all" }, async ({ page }) => {
    await page.goto("/support");
    await hydrated(page);
    for (let time = 1; time <= 2; time += 1) {
      await page.getByLabel(answerLabels.filter).fill(plainAnswer.question);
      await expect(asked(page)).toBeHidden();
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: dialogLabels.label }).fill(otherAnswer.question);
      await page.keyboard.press("Enter");
      await isAtTop(page);
    }
  });
});

test("a group that is asked for shows, filter or not", { tag: "@all" }, async ({ page }) => {
  await page.goto("/support");
  const id = await page.locator("section:has(> div > details)").last().getAttribute("id");
  await page.goto(`/support?q=zzzz#${id}`);
  await hydrated(page);
  await expect(page.locator(`#${id} h2`)).toBeInViewport();
  await expect(page.getByLabel(answerLabels.filter)).toHaveValue("");
  await expect(page.locator("details[open]")).toHaveCount(0);
});

test(
  "on a slow line an answer is painted open, and nothing moves",
  { tag: "@all" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    const shift = await watchShifts(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 20_000,
      uploadThroughput: 20_000,
    });
    await page.goto(`/support${plain}`);
    await hydrated(page);
    await expect(page.locator(plain)).toHaveAttribute("open");
    // A document that comes in parts moves a chevron or the header's button by up to 0.0013. An answer
    // that opens late moves what is below it by 0.17.
    expect(await shift()).toBeLessThan(0.01);
  },
);

test(
  "a link within the page opens its answer, and so does pressing it again",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto(`/support${other}`);
    await hydrated(page);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, plain);
    const answer = page.locator(plain);
    const words = answer.locator("p").first();
    await expect(answer).toHaveAttribute("open");
    await answer.locator("summary").click();
    await expect(answer).not.toHaveAttribute("open");
    // Though the address still names it.
    await expect(words).toBeHidden();
    await page.evaluate((hash) => {
      document.querySelector("main")?.insertAdjacentHTML("afterbegin", `<a href="${hash}">x</a>`);
    }, plain);
    await page.getByRole("link", { name: "x", exact: true }).click();
    await expect(answer).toHaveAttribute("open");
    await expect(words).toBeVisible();
  },
);

test("copy link copies the address of the answer", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/support${plain}`);
  await hydrated(page);
  await page
    .locator(plain)
    .getByRole("button", { name: `${answerLabels.copyLink} ${answerLabels.linkSuffix}` })
    .click();
  await expect(page.locator(plain).getByText(answerLabels.linkSuffix).last()).toHaveRole("status");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/support${plain}`,
  );
});

test("what is copied has no words of buttons", { tag: "@all" }, async ({ page }) => {
  await page.goto(`/support${plain}`);
  await hydrated(page);
  const button = page.locator("details[open]").getByText(answerLabels.copyLink);
  await expect(button).toBeVisible();
  await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
  const copied = await page.evaluate(() => String(getSelection()));
  expect(copied).toContain(plainAnswer.question);
  for (const label of [answerLabels.copyLink, copyLabels.copied])
    expect(copied).not.toContain(label);
});

test("on a phone Enter puts the keyboard away", { tag: "@all" }, async ({ browser }) => {
  for (const isMobile of [true, false]) {
    const page = await browser.newPage({ hasTouch: isMobile, isMobile });
    await page.goto("/support");
    await hydrated(page);
    const filter = page.getByLabel(answerLabels.filter);
    await expect(filter).toHaveAttribute("enterkeyhint", "search");
    await filter.fill(plainAnswer.question);
    await filter.press("Enter");
    if (isMobile) await expect(filter).not.toBeFocused();
    else await expect(filter).toBeFocused();
    await expect(page.locator(plain)).toBeVisible();
    await page.close();
  }
});

test("a link with words replaces what was typed", { tag: "@all" }, async ({ page }) => {
  await page.goto("/support");
  await hydrated(page);
  const filter = page.getByLabel(answerLabels.filter);
  await filter.fill("pin");
  await isSaved(page, "pin");
  await page.evaluate(() => void window.___navigate("/support?q=edge"));
  await expect(filter).toHaveValue("edge");
  await filter.fill("edge sho");
  await isSaved(page, "edge sho");
  await expect(filter).toHaveValue("edge sho");
});

test("the address of a link keeps its words", { tag: "@all" }, async ({ page }) => {
  await page.goto("/release-notes");
  await hydrated(page);
  const target = filteredBy(plainAnswer.question);
  await page.evaluate((to) => void window.___navigate(to), target);
  await expect(page.getByLabel(answerLabels.filter)).toHaveValue(plainAnswer.question);
  // The entry of the history is written.
  const kept = () => page.evaluate(() => (history.state as { openAnswers?: [] }).openAnswers);
  await expect.poll(kept).toBeDefined();
  await expect(page).toHaveURL(target);
});

test("every answer is open in print", { tag: "@all" }, async ({ page }) => {
  await page.goto("/support");
  await hydrated(page);
  await expect(page.locator(`${plain} p`).first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const answer of await page.locator("details").all()) {
    await expect(answer.locator("p").first()).toBeVisible();
  }
});

test("every answer is open without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/support");
  await expect(page.locator(`${plain} p`).first()).toBeVisible();
  await expect(page.locator(`${other} p`).first()).toBeVisible();
  await expect(page.getByLabel(answerLabels.filter)).toBeHidden();
  // An earlier id still leads to its answer.
  const renamed = answers.find(({ aliases }) => aliases.length > 0);
  if (renamed) {
    await page.goto(`/support#${renamed.aliases[0]}`);
    await expect(page.locator(`#${renamed.id} p`).first()).toBeInViewport();
  }
  await context.close();
});

test("where scripts fail, nothing is offered that needs them", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`/support${plain}`);
  await expect(page.getByLabel(answerLabels.filter)).toBeHidden();
  await expect(page.locator(`${plain} p`).first()).toBeVisible();
  await expect(page.locator("main button:visible")).toHaveCount(0);
});

const [withCheck] = answers.filter(({ tool }) => tool === "shortcut");

test("the shortcut check says that the keys arrived", { tag: "@all" }, async ({ page }) => {
  test.skip(withCheck === undefined, "No answer has the shortcut check.");
  const errors = collectErrors(page);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const asked = () => scripts.filter((url) => /\/shortcut-check-[^/]+\.js$/.test(url));
  await page.goto("/support");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(asked()).toEqual([]);
  const answer = page.locator(`#${withCheck?.id}`);
  await answer.locator("summary").press("Enter");
  // It comes when its place is in view, which the end of the window may hide.
  await answer.locator("summary + div > p").first().scrollIntoViewIfNeeded();
  await expect(answer.getByText(shortcutLabels.testHere)).toBeVisible();
  expect(asked()).toHaveLength(1);
  await expectAccessible(page, `#${withCheck?.id}`);
  // Below the commonest cause and before all else: it is what most readers need.
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
  const hint = await top(answer.getByText(shortcutLabels.testHere));
  expect(await top(answer.locator("summary + div > p").first())).toBeLessThan(hint);
  expect(await top(answer.locator("summary + div > :nth-child(3)"))).toBeGreaterThan(hint);
  await expect(async () => {
    await page.keyboard.press(pressedShortcut);
    await expect(answer.getByText(shortcutLabels.outcomes.arrived)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(errors).toEqual([]);
});

for (const [name, options] of [
  ["without JavaScript", { javaScriptEnabled: false }],
  ["on a phone", { userAgent: namedUserAgents.androidChrome }],
] as const)
  test(`the shortcut check is not shown ${name}`, { tag: "@all" }, async ({ browser }) => {
    test.skip(withCheck === undefined, "No answer has the shortcut check.");
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const names: string[] = [];
    page.on("request", (request) => names.push(request.url()));
    await page.goto("/support");
    const answer = page.locator(`#${withCheck?.id}`);
    await answer.evaluate((element) => element.setAttribute("open", ""));
    await expect(answer.locator("p").first()).toBeVisible();
    await expect(answer.locator("div > div")).toHaveCount(1);
    await expect(answer.locator("div > div")).toBeHidden();
    await page.waitForLoadState("networkidle");
    expect(names.filter((url) => url.includes("/shortcut-check-"))).toEqual([]);
    await context.close();
  });

test("the contact mail names browser and system, and shows what it will say", async ({
  browser,
}) => {
  const page = await browser.newPage({ userAgent: namedUserAgents.macChrome });
  await page.goto("/support#contact");
  await expect(page.locator("#contact pre")).toContainText(
    `${answerLabels.browser("Chrome")}\n${answerLabels.system("macOS")}`,
  );
  const href = await page.getByRole("link", { name: answerLabels.openDraft }).getAttribute("href");
  const mail = new URL(href ?? "");
  expect(mail.pathname).toBe(site.contactAddress);
  expect(mail.searchParams.get("body")?.replaceAll("\r\n", "\n")).toBe(
    await page.locator("#contact pre").textContent(),
  );
  await page.close();
});
