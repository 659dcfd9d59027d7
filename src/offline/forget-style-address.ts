import { cloneElement, type ReactNode } from "react";
import type { GatsbySSR } from "gatsby";

function withoutAddress(node: ReactNode): ReactNode {
  if (typeof node !== "object" || node === null || !("props" in node)) return node;
  return node.type === "style" ? cloneElement(node, { "data-href": undefined }) : node;
}

/**
 * Styles are inlined into each document, and nothing needs them as a file; the offline plugin
 * would fetch that file all the same, at the address that Gatsby notes beside them.
 */
export const forgetStyleAddress: NonNullable<GatsbySSR["onPreRenderHTML"]> = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().map(withoutAddress));
};
