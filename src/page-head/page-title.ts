import { site } from "../site/site";

/** `{page title} · {product name}`, and the plain product name for a page without a title. */
export function pageTitle(title: string | undefined): string {
  return title ? `${title} · ${site.name}` : site.name;
}
