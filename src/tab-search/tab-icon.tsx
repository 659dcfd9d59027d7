import * as styles from "./tab-icon.module.css";

/** A colour, and one line on a grid of 16 by 16. */
export type TabIconDrawing = readonly [
  colour: "amber" | "blue" | "green" | "rose" | "violet",
  path: string,
];

/** The icon of a sample tab. It is hidden from screen readers, which read the title. */
export function TabIcon({ drawing: [colour, path] }: Readonly<{ drawing: TabIconDrawing }>) {
  return (
    <svg className={styles.icon} data-colour={colour} viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
