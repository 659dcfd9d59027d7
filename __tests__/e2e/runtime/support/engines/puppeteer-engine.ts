import puppeteer, { type KeyInput } from "puppeteer-core";
import { collectErrorsInPage, type Engine } from "./tab";

/** Starts Firefox (WebDriver BiDi). */
export async function startFirefox(): Promise<Engine> {
  const running = await puppeteer.launch({
    ...{ browser: "firefox", executablePath: "/usr/bin/firefox-esr", headless: true },
    defaultViewport: { width: 1280, height: 800 },
  });
  return {
    async newTab() {
      const context = await running.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(collectErrorsInPage);
      const begun = { waitUntil: "domcontentloaded" } as const;
      return {
        goto: async (url) => void (await page.goto(url, begun)),
        click: (selector) => page.click(selector),
        select: async (selector, value) => void (await page.select(selector, value)),
        type: (text) => page.keyboard.type(text),
        async press(keys) {
          const [key = "", ...held] = keys.split("+").reverse() as KeyInput[];
          for (const one of held) await page.keyboard.down(one);
          await page.keyboard.press(key as KeyInput);
          for (const one of held) await page.keyboard.up(one);
        },
        evaluate: async (run, ...args) =>
          (await page.evaluate(`(${run})(...${JSON.stringify(args)})`)) as never,
        // Client-side navigations have no document to wait for.
        back: () => page.evaluate("history.back()") as Promise<never>,
        close: () => context.close(),
      };
    },
    close: () => running.close(),
  };
}
