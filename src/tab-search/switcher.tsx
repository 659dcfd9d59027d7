import { type ComponentType, startTransition, useEffect, useRef, useState } from "react";
import { loadFeature } from "../update/build-update";
import { loadWhenReadable } from "./load-when-readable";
import type { LiveSwitcherProps } from "./live-switcher";
import { recentTabs } from "./recent-tabs";
import { SampleBrowser } from "./sample-browser";
import type { SampleTab } from "./sample-tab";
import * as styles from "./switcher.module.css";
import { SwitcherDrawing } from "./switcher-drawing";
import { tabCount } from "./switcher-words";

type SwitcherProps = Readonly<{ onSwitch?: (tab: SampleTab) => void }>;
type Live = Readonly<{ LiveSwitcher: ComponentType<LiveSwitcherProps>; takesFocus: boolean }>;

const importLive = () => import(/* webpackChunkName: "switcher" */ "./live-switcher");

/**
 * The product to try, over sample tabs. It is a drawing of itself until its script arrives, some
 * time after the page is readable or at the first touch; a script that fails leaves the drawing.
 */
export function Switcher({ onSwitch }: SwitcherProps) {
  const figure = useRef<HTMLElement>(null);
  const [live, setLive] = useState<Live>();
  const [isMade, setMade] = useState(false);
  const [tabs, setTabs] = useState(recentTabs);
  const isShown = isMade || live?.takesFocus;

  useEffect(() => {
    if (isShown || !figure.current) return;
    return loadWhenReadable(
      figure.current,
      (isAskedFor) => (isAskedFor ? loadFeature(importLive) : importLive()),
      ({ LiveSwitcher }, takesFocus) => {
        const make = () => setLive({ LiveSwitcher, takesFocus });
        // While nobody waits for it, it is made in pieces, behind the drawing.
        if (takesFocus) make();
        else startTransition(make);
      },
    );
  }, [isShown]);

  return (
    <figure ref={figure} className={styles.switcher} data-live={isShown ? "" : undefined}>
      <SampleBrowser tabs={tabs}>
        <div className={styles.stage}>
          {live ? (
            <live.LiveSwitcher
              takesFocus={live.takesFocus}
              onMade={() => setMade(true)}
              onSwitch={(tab, byLastUse) => {
                setTabs(byLastUse);
                onSwitch?.(tab);
              }}
            />
          ) : null}
          {isShown ? null : (
            <div
              role="img"
              aria-label="The list of open tabs, drawn over a browser window"
              // Said once: what is made behind it can be used already.
              aria-hidden={live ? true : undefined}
            >
              <SwitcherDrawing />
            </div>
          )}
        </div>
      </SampleBrowser>
      <figcaption className={styles.caption}>
        A working sample with {tabCount} made-up tabs. What you type stays on this page.
      </figcaption>
    </figure>
  );
}
