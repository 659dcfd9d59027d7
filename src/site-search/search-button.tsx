import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { isOfInputMethod, latinLetter } from "../keys/key-events";
import { savesData, whenIdle, whenLoaded } from "../runtime/document";
import { loadSearchIndex, prefetchSearchScript } from "./load-search";
import { isSearchOpen, openSearch, watchSearch } from "./open-search";
import { SearchDialog } from "./search-dialog";

type SearchButtonProps = Readonly<{
  className?: string;
  /** The path of the page that is shown. */
  path: string;
  children: ReactNode;
}>;

/** Fetches what the search needs when a click is likely. */
function prepare() {
  prefetchSearchScript();
  loadSearchIndex().catch(() => {});
}

/** Opens the site's search. Its script is fetched when the browser is idle, or on demand. */
export function SearchButton({ className, path, children }: SearchButtonProps) {
  const isOpen = useSyncExternalStore(watchSearch, isSearchOpen, () => false);
  const { modifierKey } = useHardwareInfo();

  useEffect(() => {
    const openByKeys = (event: KeyboardEvent) => {
      // An iPad's keyboard has Cmd, too, although the page says Ctrl there.
      const isModified = event.metaKey || (modifierKey === "Ctrl" && event.ctrlKey);
      if (!isModified || event.shiftKey || event.altKey) return;
      if (latinLetter(event) !== "K" || isOfInputMethod(event)) return;
      event.preventDefault();
      openSearch();
    };
    window.addEventListener("keydown", openByKeys);
    return () => window.removeEventListener("keydown", openByKeys);
  }, [modifierKey]);

  useEffect(() => {
    if (!savesData(navigator.connection)) whenLoaded(() => whenIdle(prefetchSearchScript));
  }, []);

  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-keyshortcuts={modifierKey === "Cmd" ? "Meta+K" : "Control+K"}
        onClick={() => openSearch()}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {children}
      </button>
      {isOpen ? <SearchDialog path={path} /> : null}
    </>
  );
}
