import { type ComponentType, startTransition, useEffect, useRef, useState } from "react";
import { loadFeature } from "../update/build-update";
import type { LiveSwitcherProps } from "./live-switcher";
import { loadWhenReadable } from "./load-when-readable";
import { SampleBrowser } from "./sample-browser";
import { demoWords, recentTabs, type SampleTab } from "./recent-tabs";
import * as styles from "./switcher.module.css";
import { SwitcherDrawing } from "./switcher-drawing";

type SwitcherProps = Readonly<{ onSwitch?: (tab: SampleTab) => void }>;
type Live = Readonly<{ LiveSwitcher: ComponentType<LiveSwitcherProps>; takesFocus: boolean }>;

const importLive = () => import(/* webpackChunkName: "switcher" */ "./live-switcher");

/**
 * The live demo over sample tabs. It is a drawing until its script has loaded, either when the
 * browser is idle or at the first touch. If the script fails, the drawing stays.
 */
export function Switcher({ onSwitch }: SwitcherProps) {
  const figure = useRef<HTMLElement>(null);
  const [live, setLive] = useState<Live>();
  const [tabs, setTabs] = useState(recentTabs);
  const isLive = live !== undefined;

  useEffect(() => {
    if (isLive || !figure.current) return;
    return loadWhenReadable(
      figure.current,
      (isAskedFor) => (isAskedFor ? loadFeature(importLive) : importLive()),
      ({ LiveSwitcher }, takesFocus) => {
        const show = () => setLive({ LiveSwitcher, takesFocus });
        // If nobody waits for it, rendering must not block other input.
        if (takesFocus) show();
        else startTransition(show);
      },
    );
  }, [isLive]);

  return (
    <figure ref={figure} className={styles.switcher}>
      <SampleBrowser tabs={tabs}>
        <div className={styles.list}>
          {live ? (
            <live.LiveSwitcher
              takesFocus={live.takesFocus}
              onSwitch={(tab, byLastUse) => {
                setTabs(byLastUse);
                onSwitch?.(tab);
              }}
            />
          ) : (
            <div role="img" aria-label="The list of open tabs, drawn over a browser window">
              <SwitcherDrawing />
            </div>
          )}
        </div>
      </SampleBrowser>
      <figcaption className={styles.caption}>{demoWords.caption}</figcaption>
    </figure>
  );
}
