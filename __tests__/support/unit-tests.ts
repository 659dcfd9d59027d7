import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// A busy machine may need seconds to load a script. Whatever comes sooner is found sooner.
configure({ asyncUtilTimeout: 20_000 });

// jsdom lays nothing out, so it cannot scroll.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView ??= () => undefined;

// jsdom has none of these. No query matches: a computer with a mouse. No element is seen.
if (typeof window !== "undefined") {
  window.matchMedia = (media) => ({ matches: false, media }) as MediaQueryList;
  window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}
