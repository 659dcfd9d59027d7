import type { GatsbyBrowser } from "gatsby";
import { answerUnknownPaths } from "./src/not-found/answer-unknown-paths";
import { mendMalformedAddress } from "./src/not-found/malformed-address";
import { reportShownBuild } from "./src/offline/report-shown-build";
import { silenceWorkerUpdates } from "./src/offline/silence-worker-updates";

export { wrapPageElement, wrapRootElement } from "./src/layout/wrap-elements";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  mendMalformedAddress(window);
  answerUnknownPaths(window.___loader);
  silenceWorkerUpdates(window);
  reportShownBuild(window);
};
