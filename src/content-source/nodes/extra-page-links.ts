// Build time only.
import { plainText } from "../../content-text/content-tree";
import { lineText } from "../markdown/entry-texts";
import { defaultWords } from "../markdown/visitor-words";
import type { NodeReader } from "./read-releases";

/** An address of an extra page, and its label in the footer; null if the footer does not list it. */
export type ExtraPageLink = Readonly<{ to: string; label: string | null }>;

/** Where develop keeps the list, below the project's folder. */
export const extraPagesFile = ".cache/extra-pages.json";

/** The sorted addresses of all extra pages, former ones included. */
export function extraPageLinks({ getNodesByType }: NodeReader): readonly ExtraPageLink[] {
  const labels = new Map(
    getNodesByType("PageText")
      .filter(({ inFooter }) => inFooter === true)
      .map(({ path, title }) => [path, plainText(lineText(String(title)), defaultWords)]),
  );
  return getNodesByType("ExtraPage")
    .map(({ slug }) => ({ to: `/${String(slug)}`, label: labels.get(`/${String(slug)}`) ?? null }))
    .sort((a, b) => a.to.localeCompare(b.to, "en"));
}
