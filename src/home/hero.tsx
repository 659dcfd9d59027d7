import { Content } from "../content-text/content";
import type { QueriedTree } from "../content-text/content-tree";
import { Install } from "../install/install";
import { isPublished } from "../install/store-address";
import { routes } from "../site/site";
import { Switcher } from "../tab-search/switcher";
import { Link } from "../links/link";
import { homeWords } from "./home-words";
import * as styles from "./hero.module.css";

type HeroProps = Readonly<{
  heading: QueriedTree;
  lead: QueriedTree;
  /** The newest release; undefined while there is none. */
  release: Queries.HomePageQuery["newest"]["nodes"][number] | undefined;
}>;

/** What the product is, the install button with the newest version, and the live demo. */
export function Hero({ heading, lead, release }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>
          <Content of={heading} />
        </h1>
        <p className={styles.lead}>
          <Content of={lead} />
        </p>
        <Install />
        {isPublished() ? null : <BeforeStores />}
        {release && isPublished() ? (
          <p className={styles.release}>
            Version {release.version} · <time dateTime={release.date}>{release.shownDate}</time> ·{" "}
            <Link to={`${routes.releaseNotes}#${release.slug}`}>{homeWords.whatChanged}</Link>
          </p>
        ) : null}
      </div>
      <div className={styles.switcher} id="try">
        <Switcher />
      </div>
    </div>
  );
}

/** Before a store has the product, the demo is what a visitor can do. */
function BeforeStores() {
  return (
    <>
      <a className={styles.tryIt} href="#try">
        {homeWords.try}
      </a>
      <p className={styles.release}>
        {homeWords.notInStore} <Link to={`${routes.releaseNotes}#follow`}>{homeWords.follow}</Link>
      </p>
    </>
  );
}
