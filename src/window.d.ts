/** The path under which the site lives: empty, or with a slash in front only. */
declare const __PATH_PREFIX__: string;

/** https://wicg.github.io/netinfo/, in Chromium only. */
interface Navigator {
  readonly connection?: Readonly<{ effectiveType?: string; saveData?: boolean }>;
}
