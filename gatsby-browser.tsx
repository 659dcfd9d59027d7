// First, because Gatsby's router reads the address as it loads.
import "./src/not-found/malformed-address";
import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { catchChunkFailures, lookForNewerBuild, startBuildUpdate } from "./src/update/build-update";
import { focusPage } from "./src/update/focus-page";
import {
  answerUnknownPaths,
  keepFocus,
  keepScrollPositions,
  pageHasChanged,
  silenceWorkerUpdates,
} from "./src/update/gatsby-internals";
import { reloadIfStale, startNavigation } from "./src/update/navigation";
import { reportShownBuild } from "./src/offline/report-shown-build";

// Here already, because Gatsby listens for them itself before it calls anything below.
catchChunkFailures();

export { wrapPageElement, wrapRootElement } from "./src/layout/wrap-elements";

/** React splits only a transition into short tasks, between which the browser answers a visitor. */
function hydrate(app: ReactNode, container: Element): void {
  // Where a translator was faster, React renders the page anew: the console is told, nothing broke.
  const onRecoverableError = (error: unknown) => console.warn(error);
  startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
}

// In development there may be nothing to hydrate.
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrate : undefined;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  answerUnknownPaths();
  silenceWorkerUpdates(window);
  keepScrollPositions();
  reportShownBuild(window);
  startNavigation();
  startBuildUpdate();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  keepFocus();
  pageHasChanged();
  focusPage(location, prevLocation);
  // Links load documents themselves; back, forward and the like arrive here only.
  reloadIfStale(location, prevLocation);
};

export const onServiceWorkerActive: GatsbyBrowser["onServiceWorkerActive"] = lookForNewerBuild;
