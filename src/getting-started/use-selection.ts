import { useMemo } from "react";
import { replaceAddressSearch, useAddressSearch } from "../navigation/use-address-search";
import { type HardwareSelection, selectionFromSearch } from "../hardware-info/hardware-selection";

/**
 * The selected browser and system, as in the address (`?browser=edge&os=macos`), and a function that
 * changes them. Only the address stores the selection, so that it can be shared.
 */
export function useSelection() {
  const search = useAddressSearch();
  const selection = useMemo(() => selectionFromSearch(search), [search]);
  const select = ({ browser, os }: HardwareSelection) =>
    replaceAddressSearch({ browser: browser ?? "", os: os ?? "" });
  return { selection, select };
}
