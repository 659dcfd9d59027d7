/** @jest-environment node */
import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { orderStyles } from "../../src/lean-bundle/order-styles";

test("styles follow each other from the frame to the page, the rest keeps its place", () => {
  const head = [
    <meta key="m" name="a" />,
    <style key="page" data-href="/component---src-pages-index-tsx.00.css" />,
    <style key="frame" data-href="/prefix/styles.00.css" />,
    <link key="l" />,
    <style key="shared" data-href="/styles-of-a-and-b.00.css" />,
  ];
  let replaced: ReactNode[] = [];
  orderStyles({
    getHeadComponents: () => head,
    replaceHeadComponents: (nodes: ReactNode[]) => (replaced = nodes),
  } as unknown as PreRenderHTMLArgs);
  expect(replaced.map((node) => isValidElement(node) && node.key)).toEqual([
    ...["m", "frame", "shared", "l", "page"],
  ]);
});
