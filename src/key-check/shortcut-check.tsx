import { useEffect, useState } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";

type ShortcutCheckProps = Readonly<{
  className?: string | undefined;
  /** Called with true if the last key did not reach this page, as where the product takes the shortcut. */
  onDone?: ((isDone: boolean) => void) | undefined;
}>;

/** Asks the reader to press the shortcut, and says what the page can tell. Empty on a phone. */
export function ShortcutCheck({ className, onDone }: ShortcutCheckProps) {
  const { modifierKey, isDesktop } = useHardwareInfo();
  const [hint, setHint] = useState("");
  const [result, setResult] = useState("");
  useEffect(() => {
    let isMounted = true;
    let stop = () => {};
    void import(/* webpackChunkName: "shortcut-check" */ "./shortcut-attempt").then(
      ({ shortcutLabels, watchShortcut }) => {
        if (!isMounted) return;
        setHint(shortcutLabels.testHere);
        stop = watchShortcut(modifierKey, (outcome) => {
          setResult(shortcutLabels.outcomes[outcome]);
          onDone?.(outcome === "intercepted");
        });
      },
      () => {},
    );
    return () => {
      isMounted = false;
      stop();
    };
  }, [modifierKey, onDone]);
  return (
    <div className={className}>
      {isDesktop && result === "" ? <p>{hint}</p> : null}
      <p role="status">{result}</p>
    </div>
  );
}
