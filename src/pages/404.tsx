import { Link, type PageProps } from "gatsby";
import { useEffect } from "react";
import { notFoundLinks } from "../layout/navigation-links";
import * as styles from "../not-found/main-pages.module.css";
import { notFoundLabels } from "../not-found/not-found-labels";
import { NotFoundScreen, WayHome } from "../not-found/not-found-screen";
import { SearchField } from "../site-search/search-field";

export default function NotFoundPage({ location: { pathname } }: PageProps) {
  useEffect(() => {
    // The browser's own location: the router's has lost the hash of the first page.
    const { search, hash } = window.location;
    // Error monitors read it from the console. Nothing is thrown, so the screen stays.
    reportError(new Error(`Page Not Found: ${pathname}${search}${hash}`));
  }, [pathname]);
  return (
    <NotFoundScreen>
      <SearchField />
      <nav className={styles.pages} aria-label={notFoundLabels.pages}>
        {notFoundLinks.map(({ to, label }) => (
          <span key={to}>
            <Link to={to}>{label}</Link>{" "}
          </span>
        ))}
      </nav>
      <WayHome />
    </NotFoundScreen>
  );
}
