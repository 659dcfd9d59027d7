import { site } from "../site/site";
import { type StoreBrowser, storeNames } from "./store-address";

/** What the install buttons, the list of stores and the links to follow say. */
export const installWords = {
  short: "Install",
  /** For a visitor whose browser can install it. */
  add: (browser: StoreBrowser) => `Add to ${browser}`,
  /** For a visitor whose browser can't. */
  get: (browser: StoreBrowser) => `Get it for ${browser}`,
  /** The link below the button of a browser that installs from another one's store. */
  from: (browser: StoreBrowser, store: StoreBrowser) =>
    `How to add it to ${browser} from the ${storeNames[store]}`,
  /** Before the stores of other browsers, and between two. */
  alsoIn: "Also in",
  and: "and",
  opensDraft: "The button opens an email draft.",
  or: "Or",
  orFollow: "Or follow by",
  followReleases: "follow the releases",
  rss: "RSS",
  jsonFeed: "JSON Feed",
  /** Opens an email draft with the subject. */
  tellMe: "Get notified when it’s out",
  /** The same in the header. */
  tellMeShort: "Get notified",
  tellMeSubject: `Tell me when ${site.name} is out`,
  /** The button of a phone, which cannot install anything. */
  send: "Share this page",
  /** Below that button. */
  forComputers: "It’s for computers. Open the link there, in Chrome, Edge or Opera.",
} as const;
