import { useEffect, useState } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";

type ShortcutCheckProps = Readonly<{
  className?: string | undefined;
  /** Told whether the keys went elsewhere, as they do where the product has them. */
  onDone?: ((isDone: boolean) => void) | undefined;
}>;

/**
 * Asks the reader to press the default shortcut, and says what this page can tell then. Empty on a
 * phone, which has no keys, and where the script fails.
 */
export function ShortcutCheck({ className, onDone }: ShortcutCheckProps) {
  const { modifierKey, isDesktop } = useHardwareInfo();
  const [hint, setHint] = useState("");
  const [words, setWords] = useState("");
  useEffect(() => {
    let isShown = true;
    let stop = () => {};
    void import(/* webpackChunkName: "shortcut-check" */ "./shortcut-attempt").then(
      ({ shortcutLabels, watchShortcut }) => {
        if (!isShown) return;
        setHint(shortcutLabels.testHere);
        stop = watchShortcut(window, modifierKey, (outcome) => {
          setWords(shortcutLabels.outcomes[outcome]);
          onDone?.(outcome === "partly");
        });
      },
      () => {},
    );
    return () => {
      isShown = false;
      stop();
    };
  }, [modifierKey, onDone]);
  return (
    <div className={className}>
      {isDesktop && words === "" ? <p>{hint}</p> : null}
      <p role="status">{words}</p>
    </div>
  );
}
