import { type KeyboardEvent, useRef } from "react";
import { liveDemoWords } from "./live-demo-words";

/** Counts what it takes to find a tab: the keys from the first one on, a click, and the time. */
export function useFindEffort() {
  const effort = useRef({ keys: 0, since: 0, isClick: false });
  return {
    startOver() {
      effort.current = { keys: 0, since: 0, isClick: false };
    },
    countKey({ key }: KeyboardEvent) {
      if (/^(?:Control|Shift|Alt|Meta|Tab)$/.test(key)) return;
      // On the keyboard of a phone, Enter is a button that is tapped.
      const isClick = key === "Enter" && isTouchScreen();
      const { keys, since } = effort.current;
      effort.current = {
        keys: isClick ? keys : keys + 1,
        since: keys === 0 ? performance.now() : since,
        isClick,
      };
    },
    countClick() {
      effort.current.isClick = true;
    },
    /** What it has taken so far, in a sentence. */
    text() {
      const { keys, since, isClick } = effort.current;
      const seconds = (performance.now() - since) / 1000;
      return liveDemoWords.foundIn(keys, isClick, seconds, isTouchScreen());
    },
  };
}

/** Whether people tap, and type letters on the screen. The style sheets ask for the same. */
function isTouchScreen(): boolean {
  return matchMedia("(hover: none) and (pointer: coarse)").matches;
}
