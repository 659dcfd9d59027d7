import { expect, type Page, test as base } from "@playwright/test";
import { dialogLabels } from "../../../src/site-search/dialog-labels";
import { routes } from "../../../src/site/site";
import { demandLimit } from "../../../src/runtime/load";
import { type DeployServer, startDeployServer } from "../../support/deploy-server";
import { hydrated } from "../../support/page-errors";
import { plainAnswer } from "../../support/site-texts";

const test = base.extend<{ server: DeployServer }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  server: async ({}, provide) => {
    const server = await startDeployServer();
    await provide(server);
    await server.close();
  },
});

// The worker would answer the requests that hang.
test.use({ serviceWorkers: "block" });

const script = /\/search-[^/]+\.js/;

const searchDialog = (page: Page) => page.getByRole("dialog", { name: dialogLabels.label });

const ask = (page: Page) => page.keyboard.press("Control+k");

/** Opens a page and records every document that it asks for afterwards. */
async function open(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await hydrated(page);
  await page.clock.install();
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}

test("the search's script hangs: a sign at once, a sentence after 10 s, no reload", async ({
  page,
  server,
}) => {
  server.faults = [{ path: script, kind: "hang" }];
  const documents = await open(page, server.origin + routes.support);
  await ask(page);
  const says = (text: string) => searchDialog(page).getByText(text, { exact: true });
  await expect(says(dialogLabels.loading)).toBeVisible();
  await page.clock.fastForward(demandLimit);
  await expect(says(dialogLabels.failed)).toBeVisible();
  expect(documents).toEqual([]);
});

test(
  "the search keeps what is typed before its script",
  { tag: "@all" },
  async ({ page, server }) => {
    let arrive = () => {};
    const isThere = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(script, async (route) => {
      await isThere;
      await route.continue();
    });
    await open(page, server.origin + routes.privacyPolicy);
    // The next task after the key's own sees what the key has done.
    await page.evaluate(() => {
      document.addEventListener("keydown", ({ key }) => {
        if (key !== "k") return;
        setTimeout(() => {
          const isOpen = document.querySelector("dialog[open] :focus") !== null;
          document.documentElement.dataset.opened = String(isOpen);
        });
      });
    });
    await ask(page);
    await expect(page.locator("html")).toHaveAttribute("data-opened", "true");
    await page.keyboard.type(plainAnswer.question);
    arrive();
    const field = searchDialog(page).getByRole("combobox");
    await expect(field).toHaveValue(plainAnswer.question);
    await expect(field).toBeFocused();
    await expect(searchDialog(page).getByRole("option").first()).toContainText(
      plainAnswer.question,
    );
  },
);
