// What Gatsby's runtime leaves on the window, as far as the site uses it.

/** A page as Gatsby's loader hands it out, or its failure. */
type LoadedPage = Readonly<{
  status?: "error";
  error?: unknown;
  page?: { webpackCompilationHash?: string };
  json?: Readonly<{ pageContext?: Readonly<{ buildId?: string }> }>;
}>;

/** Takes addresses as they stand in the address bar. */
type PageLoader = {
  loadPage: (address: string) => Promise<LoadedPage | undefined>;
  loadPageSync: (address: string, options?: object) => LoadedPage | undefined;
  isPageNotFound: (address: string) => boolean;
  enqueue: (address: string) => Readonly<{ abort: () => void }>;
  hovering: (address: string) => void;
};

interface Window {
  ___loader: PageLoader;
  /** Called by the router in place of `requestAnimationFrame`: page-change.ts. */
  ___changePage: (change: () => void) => void;
  ___navigate: (to: string, options?: { replace?: boolean }) => Promise<void> | void;
  ___push: (to: string) => void;
  ___replace: (to: string) => void;
  ___webpackCompilationHash: string;
}

/** The path under which the site lives: empty, or with a slash in front only. */
declare const __PATH_PREFIX__: string;

/** https://wicg.github.io/netinfo/, in Chromium only. */
interface Navigator {
  readonly connection?: Readonly<{ effectiveType?: string; saveData?: boolean }>;
}
