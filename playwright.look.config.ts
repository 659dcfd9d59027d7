import { defineConfig } from "@playwright/test";
import config from "./playwright.config";

// `npm run test:look`: the screens against the committed drawings of them. Its own configuration,
// as one browser version draws letters unlike the next: it is no part of `npm test`.
export default defineConfig(config, {
  testDir: "__tests__/look",
  snapshotPathTemplate: "{testDir}/references/{arg}{ext}",
  expect: {
    toHaveScreenshot: {
      animations: "disabled",
      caret: "hide",
      scale: "css",
      // Letters' edges may differ by a shade; a word, a line or a colour that changes is more.
      maxDiffPixelRatio: 0.001,
    },
  },
});
