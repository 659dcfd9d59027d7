// Build time only: the pages that are texts, and the links to them in the menus of all pages.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { CreatePagesArgs, Page } from "gatsby";
import { plainText, type TextPage } from "../../content-text/content-tree";
import type { Menus } from "../../layout/navigation-links";
import { site } from "../../site/site";
import type { NodeReader } from "../../site/site-pages";
import { lineText } from "../markdown/entry-texts";
import { contentTree } from "../markdown/markdown-tree";
import { parseMarkdown } from "../markdown/parse-markdown";
import { picturesByName } from "../markdown/picture-tree";
import { defaultWords } from "../markdown/visitor-words";

const component = "src/pages/template-text.tsx";

/** Whether a page that Gatsby has made is a text. */
export function isTextPage(page: Pick<Page, "component">): boolean {
  return page.component.endsWith(`/${component}`);
}

const line = (value: unknown) => lineText(String(value ?? ""));
const titleOf = (title: unknown) => plainText(line(title), defaultWords);

/**
 * Makes the pages that are texts, at their former addresses, too. Their context has the text: Gatsby warns
 * of a query that no page runs. In develop, it makes the other pages again, because menus may change.
 */
export function createTextPages(args: CreatePagesArgs): void {
  const { actions, getNodesByType } = args;
  // Gatsby calls no onCreatePage for the pages that the site itself makes.
  const shared = { menus: menusOfTexts(args), buildId: process.env.BUILD_ID };
  const others = (getNodesByType("SitePage") as unknown as readonly Page[]).filter(
    (page) => !isTextPage(page) && existsSync(page.component),
  );
  for (const page of others)
    actions.createPage({ ...page, context: { ...page.context, ...shared } });
  const pictures = picturesByName(getNodesByType("Picture"));
  for (const node of getNodesByType("TextPage")) {
    const text: TextPage = {
      path: String(node.path),
      title: titleOf(node.title),
      description: String(node.description),
      language: String(node.language ?? site.language),
      heading: line(node.heading),
      lead: line(node.lead),
      body: contentTree(parseMarkdown(String(node.markdown)).children, pictures),
    };
    for (const path of [text.path, ...(node.aliases as string[]).map((name) => `/${name}`)])
      if (!others.some((page) => page.path === path))
        actions.createPage({ path, component: resolve(component), context: { ...shared, text } });
  }
}

/** The links of all menus to pages that are texts; undefined if there are none. */
export function menusOfTexts({ getNodesByType }: NodeReader): Menus | undefined {
  const texts = getNodesByType("TextPage")
    .filter(({ menu }) => menu != null)
    .sort(
      (a, b) => Number(a.order) - Number(b.order) || (String(a.path) < String(b.path) ? -1 : 1),
    );
  const linksIn = (name: string) =>
    texts
      .filter(({ menu }) => menu === name)
      .map(({ path, title }) => ({ to: String(path), label: titleOf(title) }));
  return texts.length > 0 ? { header: linksIn("header"), footer: linksIn("footer") } : undefined;
}
