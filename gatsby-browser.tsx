import type { GatsbyBrowser } from "gatsby";
import { mendMalformedAddress } from "./src/not-found/malformed-address";

export { wrapPageElement, wrapRootElement } from "./src/layout/wrap-elements";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  mendMalformedAddress(window);
};
