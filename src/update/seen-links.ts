// Browser only.
const withdrawals = new WeakMap<Element, () => void>();

let observer: IntersectionObserver | undefined;

/** One for all links: a page has dozens. */
function linkObserver(): IntersectionObserver {
  return (observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      withdraw(target);
      const { pathname } = target as HTMLAnchorElement;
      if (isIntersecting && pathname !== location.pathname)
        withdrawals.set(target, window.___loader.enqueue(pathname).abort);
    }
  }));
}

function withdraw(link: Element): void {
  withdrawals.get(link)?.();
  withdrawals.delete(link);
}

/**
 * Has the page that a link leads to brought ahead while the link is in the window; returns how to
 * end that. Browsers that cannot tell bring it with the pointer or the click.
 */
export function bringWhileSeen(link: HTMLAnchorElement): () => void {
  if (!("IntersectionObserver" in window)) return () => {};
  const links = linkObserver();
  links.observe(link);
  return () => {
    links.unobserve(link);
    withdraw(link);
  };
}
