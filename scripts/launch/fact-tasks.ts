// What an owner does about each fact of site.ts.
import type { site, textFacts } from "../../src/site/site";

export type Facts = Readonly<{ [fact in keyof typeof site | keyof typeof textFacts]: unknown }>;

/** What to do about the facts that every owner has to look at. */
export const factTasks: Readonly<Partial<Record<keyof Facts, string>>> = {
  name: "Set the name of your product.",
  description: "Say in one sentence what your product does.",
  shortcut: "Set the default shortcut of your product.",
  contactAddress: "Set your support address.",
  publisher: "Set who publishes the product, as your privacy policy names them.",
  person: "Say in one sentence who is behind the product.",
  price: "Set what the product costs.",
  legalBasis: "Ask the person responsible for data protection for the legal basis.",
  dataAuthority: "Name the data protection authority of your country.",
  systems: "Set the systems of your product.",
  supportedVersions: "Set which browser versions you support.",
  logRetention: "Ask your host how long it keeps its server logs.",
  defaultUrl: "Set the address of your site.",
  stores:
    "Set the address of each store page that exists, such as " +
    "https://chromewebstore.google.com/detail/<name>/<32 letters>, " +
    "https://microsoftedge.microsoft.com/addons/detail/<name>/<32 letters> or " +
    "https://addons.opera.com/extensions/details/<name>/. null means that the product is not there.",
};
