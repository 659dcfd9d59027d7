import "./src/not-found/mend-address-first";
import type { GatsbyBrowser } from "gatsby";
import { catchChunkFailures, lookForNewerBuild, startBuildUpdate } from "./src/update/build-update";
import { paintTopFirst, topPaint } from "./src/update/first-paint";
import { hydrateInPieces } from "./src/update/hydrate-in-pieces";
import { focusPage } from "./src/update/focus-page";
import { nextTask } from "./src/update/next-task";
import { reloadIfStale } from "./src/update/own-navigation";
import { ownPageChange } from "./src/update/page-change";
import { startNavigation } from "./src/update/start-navigation";
import { answerUnknownPaths } from "./src/not-found/answer-unknown-paths";
import { reportShownBuild } from "./src/offline/report-shown-build";
import { silenceWorkerUpdates } from "./src/offline/silence-worker-updates";

// Here already, because Gatsby listens for them itself before it calls anything below.
catchChunkFailures();

export { wrapPageElement, wrapRootElement } from "./src/layout/wrap-elements";

// In development there may be nothing to take over.
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrateInPieces : undefined;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  answerUnknownPaths(window.___loader);
  silenceWorkerUpdates(window);
  reportShownBuild(window);
  ownPageChange();
  startNavigation();
  startBuildUpdate();
  // Gatsby waits for this: what it does next would make one long task with all the above.
  return nextTask();
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) =>
  paintTopFirst(location, prevLocation);

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  focusPage(location, prevLocation, topPaint());
  // Links load documents themselves; back, forward and the like arrive here only.
  reloadIfStale(location, prevLocation);
};

export const onServiceWorkerActive: GatsbyBrowser["onServiceWorkerActive"] = lookForNewerBuild;
