import { Link } from "gatsby";
import { InstallLink } from "../install/install-link";
import { isInStore } from "../install/store-address";
import { TellMeLink } from "../install/tell-me-link";
import { Kbd } from "../keys/kbd";
import { routes, site } from "../site/site";
import { SearchGlyph } from "../search-list/search-glyph";
import { SearchButton } from "../site-search/search-button";
import { Word } from "../hardware-info/word";
import { ariaCurrent, headerLinks } from "./navigation-links";
import { Logo } from "../site/logo";
import * as styles from "./header.module.css";
import { layoutLabels } from "./layout-labels";

type HeaderProps = Readonly<{ path: string }>;

/** Logo, four links, the search button with its shortcut, and the install button. */
export function Header({ path }: HeaderProps) {
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
          <ul>
            {headerLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} aria-current={ariaCurrent(path, to)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
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
        {isInStore() ? (
          <InstallLink className={styles.install} isShort />
        ) : (
          <TellMeLink className={styles.install} isShort />
        )}
      </div>
    </header>
  );
}
