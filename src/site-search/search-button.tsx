import { type ReactNode, useEffect, useState } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { savesData } from "../links/prefetch";
import { whenIdle, whenLoaded } from "../links/timing";
import { loadSearchIndex, prefetchSearchScript } from "./load-search";
import { SearchDialog } from "./search-dialog";

type SearchButtonProps = Readonly<{ className?: string; children: ReactNode }>;

/** Fetches what the search needs when a click is likely. */
function prepare() {
  prefetchSearchScript();
  loadSearchIndex().catch(() => {});
}

/**
 * The button that opens the site's search. Cmd/Ctrl+K opens it too, wherever the focus is. The
 * script of the search is fetched when the page has loaded and the browser is idle, unless the
 * visitor saves data.
 */
export function SearchButton({ className, children }: SearchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { modifierKey } = useHardwareInfo();

  useEffect(() => {
    const openByKeys = (event: KeyboardEvent) => {
      const isModified = modifierKey === "Cmd" ? event.metaKey : event.ctrlKey;
      if (!isModified || event.key.toLowerCase() !== "k" || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // The field of the not-found screen may have opened one.
      if (!document.querySelector("dialog[open]")) setOpen(true);
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
        onClick={() => setOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {children}
      </button>
      {isOpen ? <SearchDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
