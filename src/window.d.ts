// What Gatsby's runtime leaves on the window, as far as the site uses it.
interface Window {
  ___navigate: (to: string, options?: { replace?: boolean }) => Promise<void>;
}
