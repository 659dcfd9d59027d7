import { withPrefix } from "gatsby";
import { pagePath } from "../site/page-path";
import { routes } from "../site/site";

export type NavigationLink = Readonly<{ to: string; label: string }>;

/** The links of each menu to pages that are texts. */
export type Menus = Readonly<Record<"header" | "footer", readonly NavigationLink[]>>;

/** The parts of the frame around a page know its path and the menus of the site. */
export type FrameProps = Readonly<{ path: string; menus: Menus | undefined }>;

const guide: NavigationLink = { to: routes.gettingStarted, label: "Setup guide" };
const answers: NavigationLink = { to: routes.support, label: "Support" };
const releases: NavigationLink = { to: routes.releaseNotes, label: "Release notes" };
const privacy: NavigationLink = { to: routes.privacyPolicy, label: "Privacy" };

/** The links of the header, in order. */
export const headerLinks: readonly NavigationLink[] = [guide, answers, releases, privacy];

/** The links of the not-found screen, in order. */
export const notFoundLinks: readonly NavigationLink[] = [guide, answers, releases];

/** The page links of the footer, in order. */
export const footerLinks: readonly NavigationLink[] = [
  { to: routes.home, label: "Home" },
  ...headerLinks,
];

/** The value of `aria-current` for a link to the route `to` on the page at `path`. */
export function ariaCurrent(path: string, to: string): "page" | undefined {
  return pagePath(path) === pagePath(withPrefix(to)) ? "page" : undefined;
}
