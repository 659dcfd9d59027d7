import { Link } from "gatsby";
import { InstallLink } from "../install/install-link";
import { Kbd } from "../keys/kbd";
import { routes, site } from "../site/site";
import { SearchGlyph } from "../search-list/search-glyph";
import { SearchButton } from "../site-search/search-button";
import { Word } from "../hardware-info/word";
import { ariaCurrent, type FrameProps, headerLinks } from "./navigation-links";
import { PageLinks } from "./page-links";
import { Logo } from "../site/logo";
import * as styles from "./header.module.css";
import { layoutLabels } from "./layout-labels";

/** Logo, links to pages, the search button with its shortcut, and the install button. */
export function Header({ path, menus }: FrameProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link
          className={styles.name}
          to={routes.home}
          aria-current={ariaCurrent(path, routes.home)}
        >
          <Logo />
          {site.name}
        </Link>
        <nav className={styles.nav} aria-label={layoutLabels.mainNavigation}>
          <PageLinks path={path} links={headerLinks} more={menus?.header} />
        </nav>
        <SearchButton className={styles.search} path={path}>
          <SearchGlyph />
          {layoutLabels.search}{" "}
          <span className={styles.searchKeys} aria-hidden="true">
            <Kbd>
              <Word name="modifierKey" />
            </Kbd>{" "}
            <Kbd>K</Kbd>
          </span>
        </SearchButton>{" "}
        <InstallLink className={styles.install} isShort />
      </div>
    </header>
  );
}
