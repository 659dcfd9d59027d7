import { site } from "../site/site";
import { installSources, type StoreBrowser, storeNames } from "./store-address";

/** What the install buttons, the list of stores and the drawing of the browser's question say. */
export const installLabels = {
  short: "Install",
  /** For a visitor whose browser can install it. */
  add: (browser: StoreBrowser) => `Add to ${browser}`,
  /** For a visitor whose browser can't. */
  get: (browser: StoreBrowser) => `Get it for ${browser}`,
  /** In the setup guide, which says what to press in the store. */
  open: (store: StoreBrowser) => `Open ${storeNames[store]}`,
  /** The link below the button of a browser that installs from another one's store. */
  from: (browser: StoreBrowser, store: StoreBrowser) =>
    `How to add it to ${browser} from the ${storeNames[store]}`,
  /** Before the stores of other browsers, and between two. */
  alsoIn: "Also in",
  and: "and",
  /** Opens an email draft with the subject. */
  tellMe: "Email us to hear when it’s out",
  /** The same in the header. */
  tellMeShort: "Email us",
  tellMeSubject: `Tell me when ${site.name} is out`,
  /** The button of a phone, which cannot install anything. */
  send: "Send the link to your computer",
  /** Below that button. */
  forComputers: () => {
    const browsers = installSources().map(({ browser }) => browser);
    const anyOfThem = browsers.join(", ").replace(/, (?=\w+$)/, " or ");
    return `It’s for computers. Open the link there, in ${anyOfThem}.`;
  },
  /** Instead of it, when the link is copied, and when it cannot be. */
  copied: () => "Link copied. Paste it into a message to yourself.",
  notCopied: (address: string) => `Open ${address} on your computer.`,
  /** The browser's question before it installs an extension. */
  prompt: "A drawing of the question that Chrome asks",
  promptTitle: `Add “${site.name}”?`,
  promptIntro: "It can:",
  promptLine: "Read your browsing history",
  promptYes: "Add extension",
  promptNo: "Cancel",
} as const;
