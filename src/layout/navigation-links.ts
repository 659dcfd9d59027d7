import { withPrefix } from "gatsby";
import { routes } from "../site/site";

type NavigationLink = Readonly<{ to: string; label: string }>;

/** The links of the header, in its order. */
export const headerLinks: readonly NavigationLink[] = [
  { to: routes.gettingStarted, label: "Getting started" },
  { to: routes.support, label: "Support" },
  { to: routes.releaseNotes, label: "Release notes" },
  { to: routes.privacyPolicy, label: "Privacy" },
];

/** The five pages, as the footer lists them. */
export const footerLinks: readonly NavigationLink[] = [
  { to: routes.home, label: "Home" },
  { to: routes.gettingStarted, label: "Getting started" },
  { to: routes.support, label: "Support" },
  { to: routes.releaseNotes, label: "Release notes" },
  { to: routes.privacyPolicy, label: "Privacy policy" },
];

/** The route that a path shows: without a trailing slash and without `.html`. */
export function routeOf(path: string): string {
  const route = path.replace(/(?:\/index)?(?:\.html)?\/*$/, "");
  return route === "" ? "/" : route;
}

/** The `aria-current` of a link to a route, on the page at a path of the address bar. */
export function ariaCurrent(path: string, to: string): "page" | undefined {
  return routeOf(path) === routeOf(withPrefix(to)) ? "page" : undefined;
}
