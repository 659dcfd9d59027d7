// Imported at build time and in the browser: plain values only.

/**
 * The one file that rebrands the site: what the product is called, says, asks and offers, and its
 * colours. The drawing beside it is logo.svg. `npm run check:launch` lists what is still a sample.
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
} as const satisfies {
  readonly stores: Readonly<Record<"Chrome" | "Edge" | "Opera", string | null>>;
  readonly [fact: string]: unknown;
};

/**
 * The brand's colours as #rrggbb, for light and dark systems; every other tone is mixed from them
 * (colours.ts). `accent` is for lines and drawings, `accentText` for links and small words. They
 * stand apart from the other facts, so that no script carries them.
 */
export const siteColours = {
  light: {
    paper: "#fbfaf8",
    ink: "#241e1a",
    accent: "#ee5e23",
    accentText: "#b73d10",
    button: "#c54211",
    buttonText: "#ffffff",
  },
  dark: {
    paper: "#171513",
    ink: "#edebe7",
    accent: "#fe773d",
    accentText: "#f8935d",
    button: "#fb864b",
    buttonText: "#1f0f09",
  },
} as const;

/** Facts that are samples until the owner sets them: `npm run check:launch` lists them. */
export const sampleFacts: readonly SampleFact[] = [
  "contactAddress",
  "defaultUrl",
  "logRetention",
  "price",
  "publisher",
  "stores",
];

type SampleFact =
  "contactAddress" | "defaultUrl" | "logRetention" | "price" | "publisher" | "stores";

/** The routes of the site, in the order in which navigation lists them. */
export const routes = {
  home: "/",
  gettingStarted: "/getting-started",
  support: "/support",
  releaseNotes: "/release-notes",
  privacyPolicy: "/privacy-policy",
} as const;
