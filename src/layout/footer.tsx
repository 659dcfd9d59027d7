import { withPrefix } from "gatsby";
import { useSyncExternalStore } from "react";
import { releaseFiles } from "../content-source/files/release-files";
import { ownBuild } from "../update/own-build";
import { Link } from "../update/link";
import { site } from "../site/site";
import { Logo } from "./logo";
import { ariaCurrent, footerLinks } from "./navigation-links";
import * as styles from "./footer.module.css";

type FooterProps = Readonly<{ path: string }>;

/** The five pages, the feeds, the contact and the build that this page came from. */
export function Footer({ path }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.name}>
            <Logo />
            {site.name}
          </p>
          <p>{site.description}</p>
        </div>
        <nav aria-label="Site">
          <ul>
            {footerLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} aria-current={ariaCurrent(path, to)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul>
          <li>
            {/* A host may hide mail addresses from robots: React puts this one back. */}
            <a href={`mailto:${site.contactAddress}`} suppressHydrationWarning>
              {site.contactAddress}
            </a>
          </li>
          <li>
            <a href={withPrefix(releaseFiles.rss)}>Releases as RSS</a>
          </li>
          <li>
            <a href={withPrefix(releaseFiles.jsonFeed)}>Releases as JSON Feed</a>
          </li>
          <li>
            <a href={withPrefix("/third-party-licenses.txt")}>Third-party licences</a>
          </li>
        </ul>
      </div>
      <BuildName />
    </footer>
  );
}

const readBuildId = (): string => ownBuild() ?? "";
const buildIdOfStaticHtml = (): string => "";
const neverChanges = () => () => {};

/**
 * The id of the build that wrote this document, from its own meta tag: were it compiled into a
 * script, every build would rename that script.
 */
function BuildName() {
  const id = useSyncExternalStore(neverChanges, readBuildId, buildIdOfStaticHtml);
  return (
    <p className={styles.build} translate="no">
      Build <span>{id === "" ? "…" : id.slice(0, 12)}</span>
    </p>
  );
}
