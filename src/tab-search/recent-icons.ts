import type { TabIconDrawing } from "./tab-icon";

/** The icons of the tabs used last; apart from the others for the same reason as those tabs. */
export const recentIcons = {
  check: ["green", "M3 3h10v10H3zM5.5 8l2 2 3.3-4"],
  mail: ["blue", "M2.5 4h11v8.5h-11zM2.5 4.5 8 9l5.5-4.5"],
  train: ["violet", "M4 3h8v7.5H4zM4 7h8M6.2 8.8h.1M9.7 8.8h.1M5.5 10.5 4 13.5M10.5 10.5l1.5 3"],
  code: ["blue", "M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5"],
  gift: [
    "rose",
    "M3 7.5h10V13H3zM2.5 5h11v2.5h-11zM8 5v8M8 5C4.5 5 4.5 2 6.2 2 7.5 2 8 3.5 8 5zm0 0c3.5 0 3.5-3 1.8-3C8.5 2 8 3.5 8 5z",
  ],
  chart: ["blue", "M3 13V3M3 13h10M6 10.5V8M9 10.5V5M12 10.5V6.5"],
} as const satisfies Readonly<Record<string, TabIconDrawing>>;
