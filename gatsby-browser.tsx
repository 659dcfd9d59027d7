import type { GatsbyBrowser } from "gatsby";
import { focusPage } from "./src/layout/focus-page";
import {
  catchChunkFailures,
  hydrateInTransition,
  leaveFocusToSite,
  leaveStalePage,
  restorePlace,
  startRuntime,
} from "./src/runtime/start";

// Call this now, before Gatsby adds its own listener.
catchChunkFailures();

// The hardware-info provider around the root, the layout around each page.
export { wrapPageElement, wrapRootElement } from "./src/layout/wrap-elements";

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = restorePlace;

// In development, there may be nothing to hydrate.
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrateInTransition : undefined;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = startRuntime;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  leaveFocusToSite();
  focusPage(location, prevLocation);
  // The reload for a newer build, after Back and Forward. Links are decided before they get here.
  leaveStalePage(location, prevLocation);
};
