// Build time and browser: pure.
import { site } from "./site";
import { absoluteUrl } from "./site-url";

/**
 * What search engines read about the product (https://schema.org/SoftwareApplication), from the
 * site's facts alone. No ratings, because there are none; no price, because search engines want a
 * number and the fact is a phrase.
 */
export function softwareApplication(version?: string): string {
  const stores = Object.values(site.stores).filter((store) => store !== null);
  const data = {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    name: site.name,
    description: site.description,
    url: absoluteUrl("/"),
    image: absoluteUrl("/social-image.png"),
    applicationCategory: "BrowserApplication",
    operatingSystem: "Windows, macOS, Linux, ChromeOS",
    softwareRequirements: "Chrome, Edge or Opera",
    inLanguage: site.language,
    ...(version === undefined ? {} : { softwareVersion: version }),
    ...(stores.length > 0 ? { installUrl: stores } : {}),
  };
  // "</script>" in a fact would end the element that holds the data.
  return JSON.stringify(data).replace(/</g, "\\u003c");
}
