import type { ReactNode } from "react";
import { visibleFor } from "../hardware-info/visible-for";
import { Word } from "../hardware-info/word";
import type { WordName } from "../hardware-info/words-by-name";
import { Shortcut } from "../keys/kbd";
import { Logo } from "../site/logo";
import { site } from "../site/site";
import { guideLabels } from "./guide-labels";
import * as styles from "./step-drawings.module.css";

type DrawnWindowProps = Readonly<{ address: WordName; children: ReactNode }>;

/** A drawing of a browser settings page with the product's card. */
function DrawnWindow({ address, children }: DrawnWindowProps) {
  return (
    <div className={styles.window}>
      <div className={styles.bar}>
        <span className={styles.address}>
          <Word name={address} />
        </span>
      </div>
      <div className={styles.card}>
        <div className={styles.row}>
          <span className={styles.logo}>
            <Logo />
          </span>
          <b>{site.name}</b>
        </div>
        {children}
      </div>
    </div>
  );
}

/** A drawing of the menu of extensions, as the visitor's browser draws its buttons. */
export function PinDrawing() {
  return (
    <div className={styles.window}>
      <div className={styles.bar}>
        <span className={styles.address}>&nbsp;</span>
        <span className={styles.pressed}>
          <Glyph browsers={["Chrome", "Edge"]}>
            <path d="M7 4.5a1.75 1.75 0 0 1 3.5 0H14V8a1.75 1.75 0 0 1 0 3.5V15h-3.5a1.75 1.75 0 0 0-3.5 0H3.5v-3.5a1.75 1.75 0 0 0 0-3.5V4.5z" />
          </Glyph>
          <Glyph browsers={["Opera"]}>
            <path d="M9 2l6 3.5v7L9 16l-6-3.5v-7zM3 5.5 9 9l6-3.5M9 9v7" />
          </Glyph>
        </span>
      </div>
      <div className={styles.menu}>
        <div className={styles.row}>{guideLabels.extensions}</div>
        <div className={styles.row}>
          <span className={styles.logo}>
            <Logo />
          </span>
          <b>{site.name}</b>
          <span className={styles.pressed}>
            <Glyph browsers={["Chrome", "Opera"]}>
              <path d="M6.5 2.5h5M7.5 2.5v5L5 10.5h8l-2.5-3v-5M9 10.5v5" />
            </Glyph>
            <Glyph browsers={["Edge"]}>
              <path d="M1.5 9S4 4.5 9 4.5 16.5 9 16.5 9 14 13.5 9 13.5 1.5 9 1.5 9z" />
              <circle cx="9" cy="9" r="2.25" />
            </Glyph>
          </span>
        </div>
      </div>
    </div>
  );
}

type GlyphProps = Readonly<{
  browsers?: Parameters<typeof visibleFor.browsers>[0];
  children: ReactNode;
}>;

/** A small drawing, for all browsers or for some. */
function Glyph({ browsers, children }: GlyphProps) {
  return (
    <svg
      className={styles.glyph}
      width="18"
      height="18"
      viewBox="0 0 18 18"
      {...(browsers ? visibleFor.browsers(browsers) : {})}
    >
      {children}
    </svg>
  );
}

/** A drawing of the extension's details page with the toggle for private windows on. */
export function SettingDrawing() {
  return (
    <DrawnWindow address="extensionsAddress">
      <div className={styles.row}>
        <b>
          <Word name="privateSwitch" />
        </b>
        <span className={styles.toggle} />
      </div>
    </DrawnWindow>
  );
}

/** A drawing of the browser's shortcuts page with the product's field. */
export function ShortcutPageDrawing() {
  return (
    <DrawnWindow address="shortcutsAddress">
      <div className={styles.row}>
        <span className={styles.field}>
          <Shortcut />
        </span>
        <span className={styles.pressed}>
          <Glyph>
            <path d="m3 15 .75-3.5 8.5-8.5 2.75 2.75-8.5 8.5z" />
          </Glyph>
        </span>
      </div>
    </DrawnWindow>
  );
}
