import { defineConfig } from "@playwright/test";
import { findBrowser } from "./__tests__/support/find-browser";

const port = Number(process.env.PORT ?? 9100);

export default defineConfig({
  testDir: "__tests__/e2e",
  outputDir: "test-results",
  // Two cores: more workers only make each other's waits longer.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A worker that activates while a page reloads has hung under the test driver: tried once more on
  // CI, and listed as flaky there rather than passed over.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? "dot" : "list",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      // No sandbox for root, as on CI; the rest keeps the browser itself off the network.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "npm run serve",
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
