import { withPrefix } from "gatsby";
import { releaseFiles } from "../content-source/files/release-files";
import { Link } from "../update/link";
import { site } from "../site/site";
import { BuildName } from "./build-name";
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
        <nav aria-label="All pages">
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
            <a href={`mailto:${site.contactAddress}`}>{site.contactAddress}</a>
          </li>
          <li>
            <a href={withPrefix(releaseFiles.rss)}>Releases as RSS</a>
          </li>
          <li>
            <a href={withPrefix(releaseFiles.jsonFeed)}>Releases as JSON Feed</a>
          </li>
        </ul>
      </div>
      <p className={styles.build}>
        <BuildName />
      </p>
    </footer>
  );
}
