// Build time only.
import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";

const order = [/\/styles\.[^/]+$/, /\/styles-of-[^/]+$/, /./];

/** 0 for the frame's styles, 1 for those that two pages share, 2 for one page's. */
function rank(node: ReactNode): number | undefined {
  if (!isValidElement<Record<string, unknown>>(node)) return undefined;
  const address = node.props["data-href"];
  if (typeof address !== "string") return undefined;
  return order.findIndex((pattern) => pattern.test(address));
}

/** Puts a page's styles after the frame's, as they stand when the page is navigated to. */
export function orderStyles({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  const head = getHeadComponents();
  const styles = head
    .filter((node) => rank(node) !== undefined)
    .sort((a, b) => (rank(a) ?? 0) - (rank(b) ?? 0));
  replaceHeadComponents(head.map((node) => (rank(node) === undefined ? node : styles.shift())));
}
