import { type HardwareInfo, hardwareInfo } from "./hardware-info";

/** The browsers and desktop systems that a reader can select, by their name in an address. */
export const selectableBrowsers = { chrome: "Chrome", edge: "Edge", opera: "Opera" } as const;
export const selectableSystems = {
  macos: "macOS",
  windows: "Windows",
  linux: "Linux",
  chromeos: "Chrome OS",
} as const;

/** A selected browser and system, where these are not the visitor's own. */
export type HardwareSelection = Readonly<{
  browser?: keyof typeof selectableBrowsers;
  os?: keyof typeof selectableSystems;
}>;

/** The selection in an address such as `?browser=edge&os=macos`; unknown names select nothing. */
export function selectionFromSearch(search: string): HardwareSelection {
  const params = new URLSearchParams(search);
  const browser = params.get("browser") ?? "";
  const os = params.get("os") ?? "";
  return {
    ...(isKeyOf(selectableBrowsers, browser) ? { browser } : {}),
    ...(isKeyOf(selectableSystems, os) ? { os } : {}),
  };
}

/** What the address of a page selects. Only the guide may be read for another computer. */
export function selectionAt({
  pathname,
  search,
}: Readonly<{ pathname: string; search: string }>): HardwareSelection {
  return /getting-started\/?$/.test(pathname) ? selectionFromSearch(search) : {};
}

/** The visitor's record with the selected browser and system, and their own kind of device. */
export function withSelection(
  info: HardwareInfo,
  { browser, os }: HardwareSelection,
): HardwareInfo {
  if (!browser && !os) return info;
  return hardwareInfo({
    browserName: browser ? selectableBrowsers[browser] : info.browserName,
    os: os ? selectableSystems[os] : info.os,
    isDesktop: info.isDesktop,
  });
}

function isKeyOf<T extends object>(table: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(table, key);
}
