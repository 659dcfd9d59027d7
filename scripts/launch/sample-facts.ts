// What site.ts says before an owner has made it theirs.
import type { site, textFacts } from "../../src/site/site";

export type Facts = Readonly<{ [fact in keyof typeof site | keyof typeof textFacts]: unknown }>;

/** The facts of the sample that every owner has to look at, with what the owner does about each. */
export const sampleFacts: Readonly<
  Partial<Record<keyof Facts, readonly [value: unknown, todo: string]>>
> = {
  name: ["Tabdart", "Set the name of your product."],
  description: [
    "A browser extension that helps you quickly search and navigate open tabs.",
    "Say in one sentence what your product does.",
  ],
  shortcut: [["modifierKey", "Shift", "Space"], "Set the default shortcut of your product."],
  contactAddress: ["support@tabdart.example", "Set your support address."],
  publisher: [
    { name: "Example Software Ltd", country: "Ireland" },
    "Set who publishes the product, as your privacy policy names them.",
  ],
  person: [
    "One person, Ana, builds it and answers your emails.",
    "Say in one sentence who is behind the product.",
  ],
  price: ["free of charge", "Set what the product costs."],
  legalBasis: [
    "our legitimate interest (Article 6(1)(f) of the GDPR)",
    "Ask the person responsible for data protection for the legal basis.",
  ],
  dataAuthority: [
    "the Data Protection Commission of Ireland",
    "Name the data protection authority of your country.",
  ],
  operatingSystems: [
    "Windows, macOS, Linux, ChromeOS",
    "Set the systems of your product, as a list for search engines.",
  ],
  systems: ["Windows, macOS, Linux or ChromeOS", "Set the systems of your product."],
  supportedVersions: ["of the last two years", "Set which browser versions you support."],
  logRetention: ["30 days", "Ask your host how long it keeps its server logs."],
  defaultUrl: ["https://tabdart.example", "Set the address of your site."],
  stores: [
    // Any under .example. null is an owner's own: the product is in no store.
    undefined,
    "Set the address of each store page that exists, such as " +
      "https://chromewebstore.google.com/detail/<name>/<32 letters>, " +
      "https://microsoftedge.microsoft.com/addons/detail/<name>/<32 letters> or " +
      "https://addons.opera.com/extensions/details/<name>/. null means that the product is not there.",
  ],
};

/**
 * Whether a fact is the sample's: it has the same value, or an address under .example, which is
 * reserved and so nobody's (RFC 2606).
 */
export function isSample(fact: keyof Facts, value: unknown): boolean {
  const text = String(JSON.stringify(value));
  return text === JSON.stringify(sampleFacts[fact]?.[0]) || /[\w-]\.example\b/.test(text);
}
