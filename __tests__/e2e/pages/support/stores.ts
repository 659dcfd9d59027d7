// What the site offers in the state of `stores` in src/site/site.ts, so that tests hold in each.
import { installLabels } from "../../../../src/install/install-labels";
import { installSource, installSources, isInStore } from "../../../../src/install/store-address";

/** Whether Chrome can install the product: most tests visit with it. */
export const chromeInstalls = installSource("Chrome") !== null;

/** The one thing to press for a visitor with Chrome on a computer, and its short form. */
export const firstCall = isInStore()
  ? chromeInstalls
    ? installLabels.add("Chrome")
    : installLabels.get(installSources()[0]?.browser ?? "Chrome")
  : installLabels.tellMe;

/** Why a test is left out where no store page is set; see `test.skip`. */
export const unpublished = [!isInStore(), "No store page is set yet."] as const;

/** Why a test is left out where Chrome cannot install the product. */
export const withoutChrome = [!chromeInstalls, "Chrome cannot install it."] as const;
