/** The path under which the site lives: empty, or with a slash in front only. */
declare const __PATH_PREFIX__: string;

/** The addresses of the pages without code, with their labels in the footer; webpack writes the list into the script. */

/** https://wicg.github.io/netinfo/, in Chromium only. */
interface Navigator {
  readonly connection?: Readonly<{ effectiveType?: string; saveData?: boolean }>;
}

interface WorkerNavigator {
  readonly connection?: Navigator["connection"];
}
