/**
 * Features to disable. This list replaces Playwright's own, so it repeats the features that concern
 * pages of localhost. It adds the two pages that Chromium's address bar would run beside every tab,
 * the process that it starts for a tab to come, and what it asks Google about each form.
 */
const disabledFeatures = [
  "AutofillServerCommunication",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "SpareRendererForSitePerProcess",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/** Arguments of Chromium: no sandbox, because root on CI has none, and no requests of its own. */
export const browserArguments: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  // As in a browser with a window; the one without rounds the widths of letters otherwise.
  "--font-render-hinting=none",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A busy machine would otherwise look like a slow connection, on which nothing is fetched ahead.
  "--force-effective-connection-type=4G",
  `--disable-features=${disabledFeatures.join()}`,
];
