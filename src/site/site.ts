// Imported at build time and in the browser: plain values only.

/**
 * The one file that rebrands the site: what the product is called, says, asks and offers.
 * `sampleFacts` below names the values that are made up.
 */
export const site = {
  /** Product name, as titles and sentences write it. */
  name: "Tabdart",
  /** The exact text of the description meta tag and the social cards. */
  description: "A browser extension that helps you quickly search and navigate open tabs.",
  language: "en",
  /** Keys of the default shortcut; "modifierKey" stands for Cmd or Ctrl. */
  shortcut: ["modifierKey", "Shift", "Space"],
  contactAddress: "support@tabdart.example",
  /** Who answers for the product and this site, as the privacy policy names them. */
  publisher: { name: "Example Software Ltd", country: "Ireland" },
  /** What the product costs, as it follows "{productName} is". */
  price: "free of charge",
  /** Operating systems that the product runs on, as a sentence lists them. */
  systems: "Windows, macOS, Linux or ChromeOS",
  /** Which versions of a browser the product runs in, as they follow "versions". */
  supportedVersions: "of the last two years",
  /** For how long the web host keeps its server logs. */
  logRetention: "30 days",
  /** Address of the site when the environment sets no SITE_URL. */
  defaultUrl: "https://tabdart.example",
  /** Store pages by browser; null until the extension is published there. */
  stores: { Chrome: null, Edge: null, Opera: null },
  /** Colours of the browser's own frame around the page (web manifest, theme-color). */
  themeColor: { light: "#fbfaf8", dark: "#171513" },
} as const satisfies {
  readonly stores: Readonly<Record<"Chrome" | "Edge" | "Opera", string | null>>;
  readonly [fact: string]: unknown;
};

/** Facts that are samples until the owner sets them: `npm run check:content` lists them. */
export const sampleFacts: readonly (keyof typeof site)[] = [
  "contactAddress",
  "defaultUrl",
  "logRetention",
  "price",
  "publisher",
  "stores",
];

/** The routes of the site, in the order in which navigation lists them. */
export const routes = {
  home: "/",
  gettingStarted: "/getting-started",
  support: "/support",
  releaseNotes: "/release-notes",
  privacyPolicy: "/privacy-policy",
} as const;
