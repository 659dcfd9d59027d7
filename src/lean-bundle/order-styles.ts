// Build time only.
import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/** 0 for the styles of the frame, 1 for those of a page, as they follow each other. */
function rank(node: ReactNode): number | undefined {
  if (!isValidElement<Record<string, unknown>>(node)) return undefined;
  const address = node.props["data-href"];
  return typeof address === "string" ? Number(!/\/styles\.[^/]+$/.test(address)) : undefined;
}

/** Puts a page's styles after the frame's, as they stand when the page is navigated to. */
export function orderStyles({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  const head = getHeadComponents();
  const styles = head
    .filter((node) => rank(node) !== undefined)
    .sort((a, b) => (rank(a) ?? 0) - (rank(b) ?? 0));
  replaceHeadComponents(head.map((node) => (rank(node) === undefined ? node : styles.shift())));
}
