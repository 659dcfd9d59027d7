import { defineConfig } from "@playwright/test";
import { browserArguments } from "./__tests__/support/browser-arguments";
import { findBrowser } from "./__tests__/support/find-browser";

const port = Number(process.env.PORT ?? 9100);

export default defineConfig({
  testDir: "__tests__/e2e",
  outputDir: "test-results",
  // One more than the cores of CI: scenarios wait for a third of their time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A worker that activates while a page reloads has hung under the test driver, and so has the start
  // of a WebKit session: CI tries such a test once more and lists it as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? "dot" : "list",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [...browserArguments],
    },
  },
  webServer: {
    command: "npm run serve",
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
