import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { loadFeature } from "../update/build-update";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { loadSearchEntries } from "./load-search-entries";
import * as styles from "./search-button.module.css";
import type { SearchDialogProps } from "./search-dialog";
import { searchFailed } from "./search-entry";

type SearchButtonProps = Readonly<{ className?: string; children: ReactNode }>;

const loadDialog = () => import(/* webpackChunkName: "switcher" */ "./search-dialog");

/** Prefetches the script and data of the search when a click is likely. */
function prepare() {
  loadDialog().catch(() => {});
  loadSearchEntries().catch(() => {});
}

/**
 * The button that opens the site's search. Cmd/Ctrl+K opens it too, wherever the focus is. The
 * script of the search is loaded on first use; if that fails, a message says so.
 */
export function SearchButton({ className, children }: SearchButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { modifierKey } = useHardwareInfo();

  const open = useCallback(() => {
    setOpen(true);
    setFailed(false);
    void loadSearchEntries().catch(() => {});
    loadFeature(loadDialog).then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => {
        setOpen(false);
        setFailed(true);
      },
    );
  }, []);

  useEffect(() => {
    const openByKeys = (event: KeyboardEvent) => {
      const isModified = modifierKey === "Cmd" ? event.metaKey : event.ctrlKey;
      if (!isModified || event.key.toLowerCase() !== "k" || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open();
    };
    window.addEventListener("keydown", openByKeys);
    return () => window.removeEventListener("keydown", openByKeys);
  }, [modifierKey, open]);

  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-keyshortcuts={modifierKey === "Cmd" ? "Meta+K" : "Control+K"}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {children}
      </button>
      <p className={styles.failure} role="status">
        {hasFailed ? <span>{searchFailed}</span> : null}
      </p>
      {isOpen && Dialog ? <Dialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
