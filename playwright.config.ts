import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserArguments } from "./__tests__/support/browser-arguments";
import { findBrowser } from "./__tests__/support/find-browser";

const port = Number(process.env.PORT ?? 9100);

export default defineConfig({
  testDir: "__tests__/e2e",
  outputDir: "test-results",
  // One more than the cores of CI, because scenarios spend a third of their time waiting.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // The test driver sometimes hangs when a WebKit session starts. CI retries such a test once and
  // lists it as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? "dot" : "list",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: resolve("__tests__/support/chromium.mjs"),
      env: { ...process.env, CHROMIUM_PATH: findBrowser() ?? "chromium" },
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
