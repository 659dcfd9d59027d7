import { Word } from "../hardware-info/word";
import type { Ranges } from "../search-list/create-matcher";
import * as panel from "../search-list/list-panel.module.css";
import { SearchGlyph } from "../search-list/list-parts";
import { inTabBarOrder } from "../demo/list-order";
import { demoWords, type SampleTab } from "../demo/sample-tabs";
import { TabRow } from "../demo/tab-row";
import { homeWords } from "./home-words";
import * as styles from "./home.module.css";

/** How many rows a picture shows. */
const rows = 2;

type PictureName = keyof typeof homeWords.pictures;
type Picture = Readonly<{ tabs: readonly SampleTab[]; typed?: string; foot: JSX.Element | string }>;

/** A state of the list for a reason, by the name of its file; undefined for a reason without one. */
export function pictureOf(name: string, sampleTabs: readonly SampleTab[]): Picture | undefined {
  switch (name as PictureName) {
    case "type-to-filter": {
      const { typed } = homeWords;
      const found = sampleTabs.filter(({ address }) => address.includes(typed));
      return { tabs: found, typed, foot: `${found.length} of ${sampleTabs.length} tabs` };
    }
    case "private-windows": {
      const first = sampleTabs.findIndex(({ window }) => window === "private");
      const foot = (
        <>
          <Word name="privateBrowsingMode" />
          {homeWords.privateTab}
        </>
      );
      return { tabs: sampleTabs.slice(first), foot };
    }
    case "tab-bar-order": {
      // Where a window ends and the next one begins: the first tabs are the same in both orders.
      const inBar = inTabBarOrder(sampleTabs);
      const next = inBar.findIndex(({ window }) => window !== inBar[0]?.window);
      return { tabs: inBar.slice(next - 1), foot: homeWords.tabBar };
    }
    default:
      return undefined;
  }
}

/** The real list in a fixed state, as the picture of a reason. */
export function ListPicture({
  name,
  sampleTabs,
}: Readonly<{ name: string; sampleTabs: readonly SampleTab[] }>) {
  const picture = pictureOf(name, sampleTabs);
  if (!picture) return null;
  const { tabs, typed, foot } = picture;
  return (
    <div className={styles.picture} role="img" aria-label={homeWords.pictures[name as PictureName]}>
      <div className={panel.panel}>
        <div className={panel.field}>
          <SearchGlyph />
          <span className={panel.input} data-placeholder={typed === undefined || undefined}>
            {typed ?? demoWords.placeholder}
          </span>
        </div>
        <div className={panel.list}>
          {tabs.slice(0, rows).map((tab, index) => (
            <div key={tab.order} className={panel.row} data-active={index === 0 || undefined}>
              <TabRow
                entry={tab}
                titleRanges={rangesOf(tab.title, typed)}
                detailRanges={rangesOf(tab.address, typed)}
              />
            </div>
          ))}
        </div>
        <div className={panel.foot}>
          <span>{foot}</span>
        </div>
      </div>
    </div>
  );
}

/** Where the typed letters are in a text; undefined where they aren't. */
function rangesOf(text: string, typed: string | undefined): Ranges | undefined {
  const start = typed === undefined ? -1 : text.indexOf(typed);
  return start < 0 ? undefined : [[start, start + (typed?.length ?? 0)]];
}
