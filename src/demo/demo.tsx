import { ChangingText } from "../content-text/changing-text";
import { graphql } from "gatsby";
import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { isOfInputMethod } from "../keys/key-events";
import { loadFeature } from "../runtime/load";
import { isShortcut } from "../keys/is-shortcut";
import type { LiveDemoProps } from "./live-demo";
import { loadWhenNear } from "./load-when-near";
import { DemoBrowser } from "./demo-browser";
import { demoLabels } from "./demo-labels";
import { manyTabsCount, recentTabs, type SampleTab } from "./sample-tabs";
import { visibleFor } from "../hardware-info/visible-for";
import * as styles from "./demo.module.css";
import { ListDrawing } from "./list-drawing";

type DemoProps = Readonly<{
  /** In the order of last use. */
  sampleTabs: readonly SampleTab[];
  onSwitch?: (tab: SampleTab) => void;
  /** How often something outside the demo has asked to open it. */
  openRequests?: number;
  /** Whether there are hundreds of tabs. */
  isMany?: boolean;
  /** What to do next, shown on the page of a tab. */
  afterSwitch?: ReactNode;
  caption?: string;
}>;
type Live = Readonly<{ LiveDemo: ComponentType<LiveDemoProps>; takesFocus: boolean }>;

const importLive = () => import(/* webpackChunkName: "search" */ "./live-demo");

/**
 * The live demo over sample tabs: a drawing until its script has loaded, when the browser is idle or at
 * the first click. If the script fails, the drawing stays, and whoever has clicked is told. The
 * product's shortcut opens it, unless the page checks the shortcut.
 */
export function Demo({
  sampleTabs,
  onSwitch,
  openRequests = 0,
  isMany = false,
  afterSwitch,
  caption = "",
}: DemoProps) {
  const figure = useRef<HTMLElement>(null);
  const requestList = useRef(() => {});
  const [live, setLive] = useState<Live>();
  const [loadState, setLoadState] = useState<"loading" | "failed" | null>(null);
  const [tabs, setTabs] = useState(sampleTabs);
  const [shortcutPresses, setShortcutPresses] = useState(0);
  const { modifierKey } = useHardwareInfo();
  const isLive = live !== undefined;
  const openCount = openRequests + shortcutPresses;
  /** Whether a click waits for the list. */
  const isClickWaiting = loadState === "loading";

  useEffect(() => {
    if (isLive || !figure.current) return;
    const { ask, stop } = loadWhenNear(figure.current, {
      load: (isClickWaiting) => loadFeature(importLive, isClickWaiting),
      onWait: () => setLoadState("loading"),
      onLoaded: ({ LiveDemo }, takesFocus) => {
        const show = () => {
          setLoadState(null);
          setLive({ LiveDemo, takesFocus });
        };
        // If nobody waits for it, rendering must not block other input.
        if (takesFocus) show();
        else startTransition(show);
      },
      onFailed: () => setLoadState("failed"),
    });
    requestList.current = ask;
    return stop;
  }, [isLive]);

  useEffect(() => {
    function openByShortcut(event: KeyboardEvent) {
      // Something else on the page may wait for the keys, such as the check of the shortcut.
      if (!isShortcut(event, modifierKey) || isOfInputMethod(event) || event.defaultPrevented)
        return;
      // The search of the site is over the page.
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      setShortcutPresses((count) => count + 1);
    }
    addEventListener("keydown", openByShortcut);
    return () => removeEventListener("keydown", openByShortcut);
  }, [modifierKey]);

  useEffect(() => {
    const { current } = figure;
    if (openCount === 0 || !current) return;
    current.scrollIntoView({ block: "nearest" });
    if (!isLive) requestList.current();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each request
  }, [openCount]);

  return (
    <figure
      ref={figure}
      className={styles.demo}
      aria-busy={(isClickWaiting && !isLive) || undefined}
    >
      <DemoBrowser tabs={tabs}>
        <div className={styles.list}>
          {live ? (
            <live.LiveDemo
              sampleTabs={sampleTabs}
              takesFocus={live.takesFocus || isClickWaiting}
              openRequests={openCount}
              isMany={isMany}
              afterSwitch={afterSwitch}
              onSwitch={(tab, lastUsedFirst) => {
                setTabs(lastUsedFirst);
                onSwitch?.(tab);
              }}
            />
          ) : (
            <div role="img" aria-label={demoLabels.picture}>
              <ListDrawing
                tabs={recentTabs(sampleTabs)}
                foot={demoLabels.tabCount(isMany ? manyTabsCount : sampleTabs.length)}
                action={demoLabels.action}
              />
            </div>
          )}
        </div>
      </DemoBrowser>
      <figcaption className={styles.caption}>
        <span className={styles.live}>{caption}</span>
        <span className={styles.drawn} {...visibleFor.styles}>
          {demoLabels.drawing}
        </span>
        <span role="status" className={styles.status}>
          <ChangingText text={loadState && !isLive ? demoLabels[loadState] : ""} />
        </span>
      </figcaption>
    </figure>
  );
}

/** @fragment for the pages whose queries name it. */
export const query = graphql`
  fragment SampleTab on SampleTab {
    order
    window
    title
    address
  }
`;
