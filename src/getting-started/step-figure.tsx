import type { ReactNode } from "react";
import { Practice } from "../demo/practice";
import type { SampleTab } from "../demo/sample-tabs";
import { PermissionPrompt } from "../install/permission-prompt";
import { ShortcutCheck } from "../key-check/shortcut-check";
import { Shortcut } from "../keys/kbd";
import { PinDrawing, SettingDrawing, ShortcutPageDrawing } from "./step-drawings";
import * as styles from "./step-figure.module.css";

type FigureProps = Readonly<{
  sampleTabs: readonly SampleTab[];
  /** Told whether the reader has done in the figure what the step says. */
  onDone: (isDone: boolean) => void;
}>;

/** The figures beside steps, by the names of the steps' files. */
const figures = {
  install: () => drawing(<PermissionPrompt />),
  pin: () => drawing(<PinDrawing />),
  "press-the-shortcut": ({ onDone }) => (
    <div className={`${styles.figure} ${styles.check}`}>
      <p className={styles.keys} aria-hidden="true">
        <Shortcut />
      </p>
      <ShortcutCheck className={styles.result} onDone={onDone} />
    </div>
  ),
  "type-move-enter": ({ sampleTabs, onDone }) => <Practice tabs={sampleTabs} onDone={onDone} />,
  "private-windows": () => drawing(<SettingDrawing />),
  "change-the-shortcut": () => drawing(<ShortcutPageDrawing />),
} as const satisfies Readonly<Record<string, (props: FigureProps) => ReactNode>>;

/** The name of a figure: that of the step for which it was made. */
export type FigureName = keyof typeof figures;

/** The figure of a step, which keeps it under a new name; undefined for none. */
export function figureOf({ slug, aliases }: Pick<Queries.Step, "slug" | "aliases">) {
  return [slug, ...aliases].find((name): name is FigureName => Object.hasOwn(figures, name));
}

/** The figure beside a step: a drawing, the keys, or a demo. */
export function StepFigure({ name, ...props }: FigureProps & Readonly<{ name: FigureName }>) {
  return figures[name](props);
}

/** A drawing shows what the step's words say. */
function drawing(of: ReactNode) {
  return (
    <div className={styles.figure} aria-hidden="true">
      {of}
    </div>
  );
}
