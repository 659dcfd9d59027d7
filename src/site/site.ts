// Imported at build time and in the browser: plain values only.

/**
 * The facts about the product and its site. README.md has the steps to rebrand the site. A line
 * that ends in the comment "sample" is not yet yours: change the fact, or keep it, and take the comment
 * away. `npm run check:launch` names those that are left.
 */
export const site = {
  /** The product's name, as in titles and sentences. */
  name: "Tabdart", // sample
  /** The description in search results of home, and in all social cards. */
  description: "A browser extension that helps you quickly search and navigate open tabs.", // sample
  language: "en",
  /** The keys of the default shortcut. "modifierKey" means Cmd or Ctrl. */
  shortcut: ["modifierKey", "Shift", "Space"], // sample
  contactAddress: "support@tabdart.example", // sample
  /** The address of the site if the environment does not set SITE_URL. */
  defaultUrl: "https://tabdart.example", // sample
  /**
   * Store pages by browser. null means that the extension is not published there yet. Edge and Opera
   * then install from the page for Chrome. The samples end with a reserved name, so they lead nowhere.
   */
  stores: {
    Chrome: "https://chrome-store.example/tabdart",
    Edge: "https://edge-store.example/tabdart",
    Opera: "https://opera-store.example/tabdart",
  },
} as const satisfies {
  readonly stores: Readonly<Record<"Chrome" | "Edge" | "Opera", string | null>>;
  readonly [fact: string]: unknown;
};

/** The facts that only documents have. They are separate, so that scripts do not contain them. */
export const textFacts = {
  /** Who is responsible for the product and this site, as named in the privacy policy. */
  publisher: { name: "Example Software Ltd", country: "Ireland" }, // sample
  /** One sentence about a person behind the product. It follows the publisher's name on home. */
  person: "One person, Ana, builds it and answers your emails.", // sample
  /** The price, after "{productName} is", such as "available for 4 euros a year". */
  price: "free of charge", // sample
  /** The operating systems of the product, as listed in a sentence. */
  systems: "Windows, macOS, Linux or ChromeOS", // sample
  /** The supported browser versions, as they follow "in a version". */
  supportedVersions: "of the last two years", // sample
  /** The legal basis for what the host logs and visitors write, after "it is". */
  legalBasis: "our legitimate interest (Article 6(1)(f) of the GDPR)", // sample
  /** Where visitors can complain about how their data is handled, after "to". */
  dataAuthority: "the Data Protection Commission of Ireland", // sample
  /** How long the web host keeps its server logs. */
  logRetention: "30 days", // sample
} as const;

/** The keys of the shortcut as plain strings, so that every shortcut passes the type check. */
export const shortcutKeys: readonly string[] = site.shortcut;

/**
 * The brand's colours as #rrggbb, for light and dark systems: in `light`, the paper is lighter than the
 * ink, and in `dark` it is darker. tones.css mixes all other tones from them. `accent` is for lines
 * and drawings, `accentText` for links and small text. They are separate from the other facts, so that
 * scripts do not contain them.
 */
export const siteColours = {
  light: {
    paper: "#fbfaf8",
    ink: "#241e1a",
    accent: "#ee5e23", // sample
    accentText: "#b73d10",
    button: "#c54211",
    buttonText: "#ffffff",
  },
  dark: {
    paper: "#171513",
    ink: "#edebe7",
    accent: "#fe773d", // sample
    accentText: "#f8935d",
    button: "#fb864b",
    buttonText: "#1f0f09",
  },
} as const;

/**
 * Other hosts that pages may load anything from and send forms to, such as "https://stats.example.org".
 * The privacy policy promises that there are none.
 */
export const otherHosts: readonly string[] = [];

/** Names of addresses, for links in code. The pages themselves are the files in src/pages. */
export const routes = {
  home: "/",
  gettingStarted: "/getting-started",
  support: "/support",
  releaseNotes: "/release-notes",
  privacyPolicy: "/privacy-policy",
} as const;

/** Where visitors find how to write to us: a section of the support page. */
export const contactPath = `${routes.support}#contact`;
