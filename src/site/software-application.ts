// Build time only.
import { site, textFacts } from "./site";
import { absoluteUrl } from "./addresses";

/**
 * What search engines read of the product (https://schema.org/SoftwareApplication). It has no ratings:
 * there are none. It has no price: they require a number, and the fact is a phrase.
 */
export function softwareApplication(): string {
  const stores = Object.values(site.stores).filter((store) => store !== null);
  const data = {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    name: site.name,
    description: site.description,
    url: absoluteUrl("/"),
    image: absoluteUrl("/social-image.png"),
    applicationCategory: "BrowserApplication",
    operatingSystem: textFacts.operatingSystems,
    softwareRequirements: "Chrome, Edge or Opera",
    inLanguage: site.language,
    ...(stores.length > 0 ? { installUrl: stores } : {}),
  };
  // "</script>" in a fact would end the element around the data.
  return JSON.stringify(data).replace(/</g, "\\u003c");
}
