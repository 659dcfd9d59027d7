import type { HardwareInfo } from "../hardware-info/hardware-info";

/** What a copy button says. */
export const copyLabels = {
  byHand: "To copy by hand",
  selected: (
    what: "address" | "text",
    { isDesktop, modifierKey }: Pick<HardwareInfo, "isDesktop" | "modifierKey">,
  ) =>
    `Couldn’t copy. The ${what} is selected: ${isDesktop ? `press ${modifierKey}+C` : "hold it and choose Copy"}.`,
  /** What the button beside an address copies, for screen readers. */
  address: "this address",
  copy: "Copy",
  copied: "Copied",
} as const;
