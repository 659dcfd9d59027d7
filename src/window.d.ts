/** The path under which the site lives: empty, or with a slash in front only. */
declare const __PATH_PREFIX__: string;

/** The paths of this build's pages, without the not-found page; src/build/gatsby/webpack.ts fills them in. */
declare const SITE_PAGES: readonly string[];

/** https://wicg.github.io/netinfo/, in Chromium only. */
interface Navigator {
  readonly connection?: Readonly<{ effectiveType?: string; saveData?: boolean }>;
}

interface WorkerNavigator {
  readonly connection?: Navigator["connection"];
}
