import { bringWhileSeen } from "../../src/update/seen-links";

const abort = jest.fn();
const enqueue = jest.fn(() => ({ abort }));
const observed = new Set<Element>();
let tell: IntersectionObserverCallback;

/** What the browser says of a link that comes into the window or leaves it. */
function see(target: Element, isIntersecting: boolean) {
  tell([{ target, isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
}

function linkTo(href: string): HTMLAnchorElement {
  return Object.assign(document.createElement("a"), { href });
}

beforeAll(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      tell = callback;
    }
    observe = (element: Element) => observed.add(element);
    unobserve = (element: Element) => observed.delete(element);
  } as unknown as typeof IntersectionObserver;
  Object.assign(window.___loader, { enqueue });
  window.history.replaceState(null, "", "/support");
});
beforeEach(() => jest.clearAllMocks());

test("a link that is seen has its page brought ahead, without query and hash", () => {
  const link = linkTo("/privacy-policy?x=1#y");
  bringWhileSeen(link);
  expect(enqueue).not.toHaveBeenCalled();
  see(link, true);
  expect(enqueue.mock.calls).toEqual([["/privacy-policy"]]);
  expect(abort).not.toHaveBeenCalled();
});

test("what leaves the window withdraws its wish, once", () => {
  const link = linkTo("/privacy-policy");
  bringWhileSeen(link);
  see(link, true);
  see(link, false);
  see(link, false);
  expect(abort).toHaveBeenCalledTimes(1);
});

test("a link that is taken away withdraws its wish and is watched no more", () => {
  const link = linkTo("/privacy-policy");
  const end = bringWhileSeen(link);
  see(link, true);
  end();
  expect(abort).toHaveBeenCalledTimes(1);
  expect(observed.has(link)).toBe(false);
});

test("a link to the page itself brings nothing", () => {
  const link = linkTo("/support#top");
  bringWhileSeen(link);
  see(link, true);
  expect(enqueue).not.toHaveBeenCalled();
});
