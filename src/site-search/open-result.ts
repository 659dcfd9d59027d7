import { withPrefix } from "gatsby";
import { goTo } from "../navigation/go-to";
import { isReachable, loadDocument } from "../update/build-update";
import { ownBuild } from "../update/own-build";

/**
 * Goes to a search result. If the index is of another build than this document, the result may be
 * at a place that this document does not have: then its document is loaded, if the server answers.
 */
export async function openResult(url: string, indexBuild: string): Promise<void> {
  const target = new URL(withPrefix(url), location.href);
  const own = ownBuild();
  if (!own || indexBuild === own || !(await isReachable(target))) return goTo(url);
  // A new hash of this page would only scroll. With the hash in the address, the page is reloaded.
  const isThisPage = target.pathname + target.search === location.pathname + location.search;
  if (isThisPage) location.hash = target.hash;
  loadDocument(target, { cause: "only-way" });
}
