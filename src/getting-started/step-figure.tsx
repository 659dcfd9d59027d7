import { StoreLinks } from "../install/store-links";
import { isPublished } from "../install/store-address";
import type { StepFigureName } from "../getting-started/step-figures";
import { ShortcutCheck } from "../key-check/shortcut-check";
import { Shortcut } from "../keys/kbd";
import { Practice } from "../demo/practice";
import type { SampleTab } from "../demo/sample-tabs";
import { PinDrawing, SettingDrawing, ShortcutPageDrawing } from "./step-drawings";
import * as styles from "./step-figure.module.css";

/** The figure beside a step: a drawing, the keys, or a demo. */
export function StepFigure({
  name,
  sampleTabs,
}: Readonly<{ name: string; sampleTabs: readonly SampleTab[] }>) {
  switch (name as StepFigureName) {
    case "install":
      return isPublished() ? (
        <div className={styles.figure}>
          <StoreLinks />
        </div>
      ) : null;
    case "pin":
      return (
        <div className={styles.figure} aria-hidden="true">
          <PinDrawing />
        </div>
      );
    case "press-the-shortcut":
      return (
        <div className={styles.figure}>
          <p className={styles.keys} aria-hidden="true">
            <Shortcut />
          </p>
          <ShortcutCheck className={styles.result} />
        </div>
      );
    case "type-move-enter":
      return (
        <div className={styles.practice} data-wide="">
          <Practice tabs={sampleTabs} />
        </div>
      );
    case "private-windows":
      return (
        <div className={styles.figure} aria-hidden="true">
          <SettingDrawing />
        </div>
      );
    case "change-the-shortcut":
      return (
        <div className={styles.figure} aria-hidden="true">
          <ShortcutPageDrawing />
        </div>
      );
    default:
      return null;
  }
}
