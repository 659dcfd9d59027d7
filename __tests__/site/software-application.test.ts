/** @jest-environment node */
import { site } from "../../src/site/site";
import { softwareApplication } from "../../src/site/software-application";

test("search engines read only the site's facts", () => {
  expect(JSON.parse(softwareApplication())).toMatchObject({
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    name: site.name,
    description: site.description,
  });
  expect(softwareApplication()).not.toMatch(/"(aggregateRating|review|offers|price)|</);
});
