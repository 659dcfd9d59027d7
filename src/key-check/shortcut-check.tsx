import { useEffect, useState } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";

/** What this page can tell when the reader presses the default shortcut, as a status. */
export function ShortcutCheck({ className }: Readonly<{ className?: string | undefined }>) {
  const { modifierKey } = useHardwareInfo();
  const [words, setWords] = useState("");
  useEffect(() => {
    let isShown = true;
    let stop = () => {};
    // Where the script can't be had, the status stays empty.
    void import(/* webpackChunkName: "key-tools" */ "./shortcut-attempt").then(
      ({ watchShortcut }) => {
        if (isShown) stop = watchShortcut(window, modifierKey, setWords);
      },
      () => {},
    );
    return () => {
      isShown = false;
      stop();
    };
  }, [modifierKey]);
  return (
    <p className={className} role="status">
      {words}
    </p>
  );
}
