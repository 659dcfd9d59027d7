import { buildManifestPath, buildIdOf, latestBuildPath } from "../build-manifest";

export type WatchTools = Readonly<{
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The path below which the site is served. */
  pathPrefix: string;
  setTimeout: (callback: () => void, ms: number) => unknown;
  now: () => number;
  /** Calls back once, when the browser is idle. */
  whenIdle: (callback: () => void) => void;
  connection: () => Readonly<{ effectiveType?: string }> | undefined;
  isHidden: () => boolean;
  isOnline: () => boolean;
  /** Calls back whenever the tab is hidden or shown. */
  onVisibilityChange: (callback: () => void) => void;
  /** Calls back whenever the network returns. */
  onOnline: (callback: () => void) => void;
  log: (message: string, cause: unknown) => void;
}>;

// In milliseconds.
const firstCheckAfterIdle = 1000;
const hour = 3_600_000;
const longAbsence = 300_000;
const manifestTimeout = 10_000;

/**
 * Checks for a build other than `currentId` and calls `onNewerBuild` once, after its manifest has been
 * read. A failure is logged and means "not known".
 */
export function watchBuilds(currentId: string, onNewerBuild: () => void, tools: WatchTools): void {
  let isWatching = false;
  let isChecking = false;
  let hasReadCurrent = false;
  let hiddenSince: number | null = null;

  async function read(path: string, init?: RequestInit): Promise<unknown> {
    const signal = AbortSignal.timeout(manifestTimeout);
    const response = await tools.fetch(tools.pathPrefix + path, { ...init, signal });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  }

  async function readManifest(id: string, init?: RequestInit): Promise<void> {
    const path = buildManifestPath(id);
    if (buildIdOf(await read(path, init)) !== id)
      throw new Error(`${path} is not the manifest of that build`);
  }

  /** Says in the console if the host does not serve this build's manifest. */
  async function readCurrent(): Promise<void> {
    hasReadCurrent = true;
    try {
      await readManifest(currentId);
    } catch (error) {
      tools.log("The manifest of this build could not be read.", error);
    }
  }

  async function readLatest(): Promise<void> {
    const address = `${latestBuildPath}?${tools.now()}`;
    const id = buildIdOf(await read(address, { cache: "no-store" }));
    if (id === null) throw new Error(`${latestBuildPath} names no build`);
    if (id === currentId) return;
    // The browser may have cached that it was missing, as in the middle of a deploy.
    await readManifest(id, { cache: "no-cache" });
    isWatching = false;
    onNewerBuild();
  }

  async function check(): Promise<void> {
    const isAllowed = tools.isOnline() && tools.connection()?.effectiveType !== "slow-2g";
    if (!isWatching || isChecking || !isAllowed) return;
    isChecking = true;
    try {
      if (!hasReadCurrent) await readCurrent();
      await readLatest();
    } catch (error) {
      tools.log("Couldn’t check for a newer build.", error);
    } finally {
      isChecking = false;
    }
  }

  function checkHourly(): void {
    tools.setTimeout(() => {
      if (!isWatching) return;
      void check();
      checkHourly();
    }, hour);
  }

  tools.whenIdle(() =>
    tools.setTimeout(() => {
      isWatching = true;
      void check();
      checkHourly();
      tools.onOnline(() => void check());
      tools.onVisibilityChange(() => {
        if (tools.isHidden()) hiddenSince ??= tools.now();
        else {
          if (hiddenSince !== null && tools.now() - hiddenSince >= longAbsence) void check();
          hiddenSince = null;
        }
      });
    }, firstCheckAfterIdle),
  );
}
