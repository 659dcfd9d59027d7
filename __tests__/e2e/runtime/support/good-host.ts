import { expect, test } from "@playwright/test";
import { ask, checkDeploy, faultsOf } from "../../../../scripts/deploy-check";
import { notFoundLabels } from "../../../../src/not-found/not-found-labels";
import { pages } from "../../../support/screens";
import { decoded } from "../../../support/site-texts";

/**
 * What deploy-check asks of a host, and addresses that it does not ask for. The address of the site,
 * with its path prefix, may be known only when the tests run.
 */
export function describeGoodHost(address: () => string) {
  test("it sends what the build asks for", async () => {
    expect(await checkDeploy(address())).toEqual([]);
  });

  for (const { path, title } of pages) {
    test(`${path} answers at its clean address, with a slash and as a file`, async () => {
      const spellings = path === "/" ? ["/", "/index.html"] : [path, `${path}/`, `${path}.html`];
      for (const spelling of [...spellings, `${path}?q=1`]) {
        const answer = await ask(address(), spelling);
        expect(faultsOf(answer)).toEqual([]);
        expect(decoded(answer.text), spelling).toContain(`>${title}</title>`);
      }
    });
  }

  const unknown = [
    "/404",
    "/404/",
    "/404.html",
    "/_headers",
    "/app-00000000000000000000.js",
    "/.git/config",
    `/${"x".repeat(4000)}`,
    "/constructor",
  ];
  for (const path of unknown) {
    test(`${path.slice(0, 40)} answers 404 with the screen, not cacheable`, async () => {
      const answer = await ask(address(), path, 404);
      expect(faultsOf(answer)).toEqual([]);
      expect(answer.headers.get("content-type")).toContain("text/html");
      expect(answer.text).toContain(notFoundLabels.heading);
    });
  }

  for (const path of ["/%", "/%zz", "/a%00b"]) {
    test(`the malformed address ${path} is refused with the screen`, async () => {
      const { status, text } = await ask(address(), path);
      expect([400, 404]).toContain(status);
      expect(text).toContain(notFoundLabels.heading);
    });
  }
}
