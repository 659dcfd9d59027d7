// Browser only.
import { newerBuild } from "./build-update";
import { ownBuild } from "./own-build";
import { whenIdle } from "./when-idle";
import { askForOneFileATask } from "./one-file-a-task";
import { ownNavigation } from "./own-navigation";
import { createPreloads, isSparing } from "./preloads";

/** Takes navigation and preloading over from Gatsby; to be called in `onClientEntry`. */
export function startNavigation(): void {
  // In development Gatsby's own hot reloading rules.
  if (!ownBuild() || process.env.NODE_ENV !== "production") return;
  askForOneFileATask();
  const preloads = createPreloads({
    load: ownNavigation(),
    whenIdle,
    isWelcome: () => navigator.onLine && !isSparing(navigator.connection) && !newerBuild(),
  });
  // link.tsx calls these when a link comes into view and when the pointer comes over it.
  window.___loader.enqueue = (address) => ({ abort: preloads.add(withoutQuery(address)) });
  window.___loader.hovering = (address) => preloads.addFirst(withoutQuery(address));
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, "");
}
