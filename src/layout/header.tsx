import { Link } from "gatsby";
import { InstallLink } from "../install/install-link";
import { Kbd } from "../keys/kbd";
import { routes, site } from "../site/site";
import { SearchButton } from "../site-search/search-button";
import { Word } from "../hardware-info/word";
import { ariaCurrent, headerLinks } from "./navigation-links";
import { Logo } from "./logo";
import * as styles from "./header.module.css";
import { layoutWords } from "./layout-words";

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
        <nav className={styles.nav} aria-label={layoutWords.mainNavigation}>
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
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="8.5" cy="8.5" r="5.5" />
            <path d="m13 13 4.5 4.5" />
          </svg>
          Search{" "}
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
