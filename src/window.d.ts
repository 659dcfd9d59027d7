// What Gatsby's runtime leaves on the window, as far as the site uses it.
interface Window {
  ___loader: import("./not-found/answer-unknown-paths").PageLoader;
  ___navigate: (to: string, options?: { replace?: boolean }) => Promise<void>;
}
