import type { GatsbyBrowser } from "gatsby";
import { focusPage } from "./src/layout/focus-page";
import {
  catchChunkFailures,
  hydrateInTransition,
  leaveFocusToSite,
  leaveStalePage,
  restoreScroll,
  startRuntime,
} from "./src/runtime/start";

// Reloads once after an uncaught failure of a script. Call it before Gatsby adds its own listener.
catchChunkFailures();

// The hardware-info provider around the root, the layout around each page.
export { wrapPageElement, wrapRootElement } from "./src/layout/wrap-elements";

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = restoreScroll;

// In development, there may be nothing to hydrate.
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrateInTransition : undefined;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = startRuntime;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  leaveFocusToSite();
  focusPage(location, prevLocation);
  // Gatsby shows a page after Back and Forward. This then reloads it for a newer build.
  leaveStalePage(location, prevLocation);
};
