import type { Ranges } from "../search-list/create-matcher";
import * as panel from "../search-list/list-panel.module.css";
import { ListFoot } from "../search-list/list-foot";
import { SearchGlyph } from "../search-list/search-glyph";
import { demoLabels } from "./demo-labels";
import type { SampleTab } from "./sample-tabs";
import { TabRow } from "./tab-row";

export type ListDrawingProps = Readonly<{
  /** One for each row. The first one is selected. */
  tabs: readonly SampleTab[];
  /** What is in the field; undefined for nothing. */
  typed?: string | undefined;
  /** The letters that are highlighted in the rows, if they are others than those typed. */
  marked?: string | undefined;
  /** The last line. */
  foot: string;
  /** What Enter does; undefined in a small picture, which has no keys. */
  action?: string;
}>;

/** A drawing of the product's list, which looks like the working one. */
export function ListDrawing({ tabs, typed, marked = typed, foot, action }: ListDrawingProps) {
  return (
    <div className={panel.panel}>
      <div className={panel.field}>
        <SearchGlyph className={panel.glyph} />
        <span className={panel.input} data-placeholder={typed === undefined || undefined}>
          {typed ?? demoLabels.placeholder}
        </span>
      </div>
      <div className={panel.list}>
        {tabs.map((tab, index) => (
          <div key={tab.order} className={panel.row} data-active={index === 0 || undefined}>
            <TabRow
              entry={tab}
              titleRanges={rangesOf(tab.title, marked)}
              detailRanges={rangesOf(tab.address, marked)}
              isCurrent={tab.order === 0}
              isSmall={action === undefined}
            />
          </div>
        ))}
      </div>
      <ListFoot text={foot} action={action} />
    </div>
  );
}

/** Where letters are in a text; undefined where they aren't. */
function rangesOf(text: string, letters: string | undefined): Ranges | undefined {
  const start = letters === undefined ? -1 : text.toLowerCase().indexOf(letters);
  return start < 0 ? undefined : [[start, start + (letters?.length ?? 0)]];
}
