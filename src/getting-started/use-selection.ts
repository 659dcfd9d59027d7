import { useMemo } from "react";
import { replaceAddressSearch, useAddressSearch } from "../update/use-address-search";
import { type HardwareSelection, selectionFromSearch } from "../hardware-info/hardware-selection";

/**
 * Whose computer the guide is read for: what the address says (`?browser=edge&os=macos`). The
 * address is all that remembers it, so that it can be sent to somebody else.
 */
export function useSelection() {
  const search = useAddressSearch();
  const selection = useMemo(() => selectionFromSearch(search), [search]);
  const select = ({ browser, os }: HardwareSelection) =>
    replaceAddressSearch({ browser: browser ?? "", os: os ?? "" });
  return { selection, select };
}
