import { Link, withPrefix } from "gatsby";
import { currentBuild } from "../runtime/document";
import { feedPath } from "../site/addresses";
import { contactPath, site } from "../site/site";
import { Logo } from "../site/logo";
import { footerLinks, type FrameProps } from "./navigation-links";
import { PageLinks } from "./page-links";
import { useHydrated } from "./use-hydrated";
import * as styles from "./footer.module.css";
import { layoutLabels } from "./layout-labels";

/** The build id of the document, and links to the pages, the contact, the feed and the licences. */
export function Footer({ path, menus }: FrameProps) {
  // From the document: the names of scripts that contain it would change with each build.
  const build = useHydrated() ? currentBuild() : null;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.name}>
            <Logo />
            {site.name}
          </p>
        </div>
        <nav aria-label={layoutLabels.siteNavigation}>
          <PageLinks path={path} links={footerLinks} more={menus?.footer} />
        </nav>
        <ul>
          <li>
            <a href={`mailto:${site.contactAddress}`}>{site.contactAddress}</a>
          </li>
          <li>
            <Link to={contactPath}>{layoutLabels.report}</Link>
          </li>
          <li>
            <a href={withPrefix(feedPath)}>{layoutLabels.feed}</a>
          </li>
          <li>
            <a href={withPrefix("/third-party-licenses.txt")}>{layoutLabels.licences}</a>
          </li>
          <li>
            <p className={styles.build} translate="no">
              {layoutLabels.build} <span>{(build ?? "…").slice(0, 12)}</span>
            </p>
          </li>
        </ul>
      </div>
    </footer>
  );
}
