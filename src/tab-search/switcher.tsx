import { type ComponentType, startTransition, useEffect, useRef, useState } from "react";
import { loadFeature } from "../update/on-demand";
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
 * browser is idle or at the first touch. If the script fails, the drawing stays, and whoever has
 * touched it is told.
 */
export function Switcher({ onSwitch }: SwitcherProps) {
  const figure = useRef<HTMLElement>(null);
  const [live, setLive] = useState<Live>();
  const [demand, setDemand] = useState<"loading" | "failed" | null>(null);
  const [tabs, setTabs] = useState(recentTabs);
  const isLive = live !== undefined;

  useEffect(() => {
    if (isLive || !figure.current) return;
    return loadWhenReadable(figure.current, {
      load: (isAskedFor) => loadFeature(importLive, isAskedFor),
      onWait: () => setDemand("loading"),
      onLoaded: ({ LiveSwitcher }, takesFocus) => {
        const show = () => {
          setDemand(null);
          setLive({ LiveSwitcher, takesFocus });
        };
        // If nobody waits for it, rendering must not block other input.
        if (takesFocus) show();
        else startTransition(show);
      },
      onFailed: () => setDemand("failed"),
    });
  }, [isLive]);

  return (
    <figure ref={figure} className={styles.switcher} aria-busy={demand === "loading" || undefined}>
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
      <figcaption className={styles.caption}>
        {demoWords.caption}
        <span role="status" className={styles.status}>
          {/* A new text is a new element: see HighlightedText. */}
          {demand ? <span key={demand}>{demoWords[demand]}</span> : null}
        </span>
      </figcaption>
    </figure>
  );
}
