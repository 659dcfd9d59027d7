import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { catchChunkFailures, startBuildUpdate } from "./src/update/build-update";
import { focusPage } from "./src/navigation/focus-page";
export { restorePlace as shouldUpdateScroll } from "./src/navigation/restore-place";
import {
  addressPagesByBuild,
  leaveFocusToSite,
  readPagePath,
  silenceWorkerUpdates,
} from "./src/update/gatsby-internals";
import { leaveStalePage, startNavigation } from "./src/navigation/navigation";

// Call this now, before Gatsby adds its own listener.
catchChunkFailures();

export { wrapPageElement, wrapRootElement } from "./src/layout/wrap-elements";

/**
 * Hydrates in a transition, which React splits into short tasks, so that the page stays responsive.
 */
function hydrate(app: ReactNode, container: Element): void {
  // If a translator changed the page first, React renders it again. This is only a warning.
  const onRecoverableError = (error: unknown) => console.warn(error);
  startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
}

// In development, there may be nothing to hydrate.
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrate : undefined;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  readPagePath();
  addressPagesByBuild();
  silenceWorkerUpdates(window);
  startNavigation();
  startBuildUpdate();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  leaveFocusToSite();
  focusPage(location, prevLocation);
  // Back and forward. Links are decided before they get here.
  leaveStalePage(location, prevLocation);
};
