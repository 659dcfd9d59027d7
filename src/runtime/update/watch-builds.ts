import { buildIdOf, buildManifestPath, latestBuildPath } from "../build-manifest";
import { whenIdle } from "../document";

// In milliseconds.
const firstCheckAfterIdle = 1000;
const hour = 3_600_000;
const longAbsence = 300_000;
const manifestTimeout = 10_000;

/**
 * Checks for a build other than `currentId` and calls `onNewerBuild` once, after its manifest has been
 * read. A failure is logged and means "not known".
 */
export function watchBuilds(currentId: string, onNewerBuild: () => void): void {
  let isWatching = false;
  let isChecking = false;
  let hasReadCurrent = false;
  let hiddenSince: number | null = null;

  async function read(path: string, init?: RequestInit): Promise<unknown> {
    const signal = AbortSignal.timeout(manifestTimeout);
    const response = await fetch(__PATH_PREFIX__ + path, { ...init, signal });
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
      console.warn("The manifest of this build could not be read.", error);
    }
  }

  async function readLatest(): Promise<void> {
    const address = `${latestBuildPath}?${Date.now()}`;
    const id = buildIdOf(await read(address, { cache: "no-store" }));
    if (id === null) throw new Error(`${latestBuildPath} names no build`);
    if (id === currentId) return;
    // The browser may have cached that it was missing, as in the middle of a deploy.
    await readManifest(id, { cache: "no-cache" });
    isWatching = false;
    onNewerBuild();
  }

  async function check(): Promise<void> {
    const isAllowed = navigator.onLine && navigator.connection?.effectiveType !== "slow-2g";
    if (!isWatching || isChecking || !isAllowed) return;
    isChecking = true;
    try {
      if (!hasReadCurrent) await readCurrent();
      await readLatest();
    } catch (error) {
      console.warn("Couldn’t check for a newer build.", error);
    } finally {
      isChecking = false;
    }
  }

  function checkHourly(): void {
    setTimeout(() => {
      if (!isWatching) return;
      void check();
      checkHourly();
    }, hour);
  }

  whenIdle(() =>
    setTimeout(() => {
      isWatching = true;
      void check();
      checkHourly();
      addEventListener("online", () => void check());
      document.addEventListener("visibilitychange", () => {
        if (document.hidden) hiddenSince ??= Date.now();
        else {
          if (hiddenSince !== null && Date.now() - hiddenSince >= longAbsence) void check();
          hiddenSince = null;
        }
      });
    }, firstCheckAfterIdle),
  );
}
