import { navigate, withPrefix } from "gatsby";

/** Goes to a place of the site by its path and fragment. */
export function goToEntry(url: string): void {
  const target = new URL(withPrefix(url), location.href);
  // The browser's own jump within a document opens what is folded there and moves the focus;
  // the router's does neither.
  if (target.pathname === location.pathname) location.assign(target);
  else void navigate(url);
}
