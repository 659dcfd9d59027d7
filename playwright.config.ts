import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserArguments } from "./__tests__/support/browser-arguments";
import { findBrowser } from "./__tests__/support/find-browser";
import { lacks } from "./__tests__/support/programs";

const port = Number(process.env.PORT ?? 9100);

/** Files of the second tier. Of the others, tests with the tag belong to it. */
const secondTier = [
  ...["added-pages", "deploy-window", "develop", "engines", "nginx"],
  ...["no-worker", "path-prefix", "pictures", "replaced-worker"],
];
const isSecond = new RegExp(`@all\\b|\\b(${secondTier.join("|")})\\.spec\\.ts\\b`);

/** Files whose tests need programs that this machine lacks; test-run.ts names them. */
const leftOut = [
  ...(lacks("nginx") ? ["**/nginx.spec.ts"] : []),
  ...(lacks("rsync", "nginx") ? ["**/deploy-window.spec.ts"] : []),
];

// Without this wrapper, a debugger disturbs service workers. Windows cannot start it.
const wrapper = resolve("__tests__/support/chromium.mjs");
const isWatched = ["--headed", "--debug", "--ui"].some((flag) => process.argv.includes(flag));
const browser = findBrowser(isWatched) ?? "chromium";
// The processes that run the tests read this file, too, without these flags.
process.env.CHROMIUM_PATH = browser;

export default defineConfig({
  testDir: "__tests__/e2e",
  testIgnore: leftOut,
  outputDir: "test-results",
  globalSetup: "./__tests__/support/make-builds.ts",
  projects: [
    { name: "journeys", grepInvert: isSecond },
    { name: "all", grep: isSecond },
  ],
  // As many as the cores of CI: with more, each test is slower, and some look like a slow visit.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A limit for slow machines, not a wait: some tests look at every screen in several sizes.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? "dot" : "list",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.platform === "win32" ? browser : wrapper,
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
