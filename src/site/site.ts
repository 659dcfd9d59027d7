// Imported at build time and in the browser: plain values only.

/** The one file that rebrands the site: what the product is called, says, asks and offers. */
export const site = {
  /** Product name, as titles and sentences write it. */
  name: "Tabdart",
  /** The exact text of the description meta tag and the social cards. */
  description: "A browser extension that helps you quickly search and navigate open tabs.",
  language: "en",
  /** Keys of the default shortcut; "modifierKey" stands for Cmd or Ctrl. */
  shortcut: ["modifierKey", "Shift", "Space"],
  contactAddress: "support@tabdart.example",
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

/** The routes of the site, in the order in which navigation lists them. */
export const routes = {
  home: "/",
  gettingStarted: "/getting-started",
  support: "/support",
  releaseNotes: "/release-notes",
  privacyPolicy: "/privacy-policy",
} as const;
