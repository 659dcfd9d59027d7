import { ChangingText } from "../content-text/changing-text";
import { graphql } from "gatsby";
import { startTransition, useEffect, useRef, useState } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { isOfInputMethod } from "../keys/key-events";
import { whenIdle, whenLoaded } from "../runtime/document";
import { loadFeature } from "../runtime/load";
import { isShortcut } from "../keys/is-shortcut";
import type { LiveDemoProps } from "./live-demo";
import { DemoBrowser } from "./demo-browser";
import { demoLabels } from "./demo-labels";
import { manyTabsCount, recentTabs } from "./sample-tabs";
import { visibleFor } from "../hardware-info/visible-for";
import * as styles from "./demo.module.css";
import { ListDrawing } from "./list-drawing";

type DemoProps = Omit<LiveDemoProps, "takesFocus"> & Readonly<{ caption?: string }>;
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
  const [live, setLive] = useState<Awaited<ReturnType<typeof importLive>>>();
  const [clicks, setClicks] = useState(0);
  /** The number of the request that failed last; 0 for none. */
  const [failedRequest, setFailedRequest] = useState(0);
  const [tabs, setTabs] = useState(sampleTabs);
  const [shortcutPresses, setShortcutPresses] = useState(0);
  const { modifierKey } = useHardwareInfo();
  const isLive = live !== undefined;
  const openCount = openRequests + shortcutPresses;
  const requests = openCount + clicks;
  const waiting = failedRequest === requests ? "failed" : "loading";
  const loadState = requests > 0 && !isLive ? waiting : null;

  // A load that nobody waits for. It fails in silence, and its rendering must not block other input.
  useEffect(() => {
    const { current } = figure;
    if (isLive || !current) return;
    const listening = new AbortController();
    const load = () =>
      loadFeature(importLive, false).then(
        (loaded) => startTransition(() => setLive(loaded)),
        () => {},
      );
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        whenIdle(() => void load());
      },
      { rootMargin: "50%" },
    );
    whenLoaded(() => observer.observe(current));
    current.addEventListener("click", () => setClicks((count) => count + 1), listening);
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [isLive]);

  useEffect(() => {
    if (isLive || requests === 0) return;
    loadFeature(importLive).then(setLive, () => setFailedRequest(requests));
  }, [isLive, requests]);

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
    if (openCount > 0) figure.current?.scrollIntoView({ block: "nearest" });
  }, [openCount]);

  return (
    <figure ref={figure} className={styles.demo} aria-busy={loadState === "loading" || undefined}>
      <DemoBrowser tabs={tabs}>
        <div className={styles.list}>
          {live ? (
            <live.LiveDemo
              sampleTabs={sampleTabs}
              takesFocus={requests > 0}
              openRequests={openCount}
              isMany={isMany}
              afterSwitch={afterSwitch}
              onSwitch={(tab, lastUsedFirst) => {
                setTabs(lastUsedFirst);
                onSwitch?.(tab, lastUsedFirst);
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
          <ChangingText text={loadState ? demoLabels[loadState] : ""} />
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
