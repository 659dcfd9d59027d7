import * as styles from "./tab-icon.module.css";

/** Drawn on a grid of 16 by 16, each as one line. */
const drawings = {
  book: "M8 4.5C6.7 3.6 5 3.3 3 3.5v8.6c2-.2 3.7.1 5 1 1.3-.9 3-1.2 5-1V3.5c-2-.2-3.7.1-5 1zm0 0v8.5",
  calendar: "M3 4.5h10v8.5H3zM3 7.5h10M5.7 2.5v2M10.3 2.5v2",
  chart: "M3 13V3M3 13h10M6 10.5V8M9 10.5V5M12 10.5V6.5",
  chat: "M3 3.5h10v7H7.5L4.5 13v-2.5H3z",
  check: "M3 3h10v10H3zM5.5 8l2 2 3.3-4",
  code: "M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5",
  cup: "M3 5.5h8V9a3.5 3.5 0 0 1-3.5 3.5h-1A3.5 3.5 0 0 1 3 9zM11 6.5h1a1.5 1.5 0 0 1 0 3.2h-1M5.7 2v1.5M8.3 2v1.5",
  gift: "M3 7.5h10V13H3zM2.5 5h11v2.5h-11zM8 5v8M8 5C4.5 5 4.5 2 6.2 2 7.5 2 8 3.5 8 5zm0 0c3.5 0 3.5-3 1.8-3C8.5 2 8 3.5 8 5z",
  heart: "M8 13C2 9 2.5 3.5 5.5 3.5 7 3.5 8 5.2 8 5.2s1-1.7 2.5-1.7c3 0 3.5 5.5-2.5 9.5z",
  home: "M2.5 8 8 3l5.5 5M4.2 7v6h7.6V7",
  mail: "M2.5 4h11v8.5h-11zM2.5 4.5 8 9l5.5-4.5",
  map: "M8 14S3.5 9.8 3.5 6.6a4.5 4.5 0 0 1 9 0C12.5 9.8 8 14 8 14zM8 8.2a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2z",
  music:
    "M6 12V3.5l6.5-1V11M6 12a1.750 1.5 0 1 1-3.5 0A1.750 1.5 0 0 1 6 12zm6.5-1A1.750 1.5 0 1 1 9 11a1.750 1.5 0 0 1 3.5 0z",
  sun: "M8 10.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM8 1.5v1.7M8 12.8v1.7M1.5 8h1.7M12.8 8h1.7M3.4 3.4l1.2 1.2M11.4 11.4l1.2 1.2M3.4 12.6l1.2-1.2M11.4 4.6l1.2-1.2",
  ticket: "M2.5 4.5h11v2a1.5 1.5 0 0 0 0 3v2h-11v-2a1.5 1.5 0 0 0 0-3zM9.5 5v6",
  train: "M4 3h8v7.5H4zM4 7h8M6.2 8.8h.1M9.7 8.8h.1M5.5 10.5 4 13.5M10.5 10.5l1.5 3",
} as const;

export type IconName = keyof typeof drawings;

/** The drawn icon of a sample tab; says nothing to a screen reader, as the title does. */
export function TabIcon({ name }: Readonly<{ name: IconName }>) {
  return (
    <svg className={styles.icon} data-icon={name} viewBox="0 0 16 16" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
