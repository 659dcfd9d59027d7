import { notFoundLabels } from "../../../../src/not-found/not-found-labels";
import { expect, test } from "@playwright/test";
import { cacheControls } from "../../../../src/build/hosts";
import { rawRequest } from "./raw-request";
import { pages } from "../../../support/screens";
import { decoded } from "../../../support/site-texts";

/**
 * What deploy-check does not ask of a host. The address of the site, with its path prefix, may be known
 * only when the tests run.
 */
export function describeGoodHost(address: () => string) {
  const ask = (path: string) => {
    const { origin, pathname } = new URL(address());
    return rawRequest(origin, pathname.replace(/\/$/, "") + path);
  };

  for (const { path, title } of pages) {
    test(`${path} answers at its clean address, with a slash and as a file`, async () => {
      const spellings = path === "/" ? ["/", "/index.html"] : [path, `${path}/`, `${path}.html`];
      for (const spelling of [...spellings, `${spellings[0]}?q=1`]) {
        const { status, headers, body } = await ask(spelling);
        expect(status, spelling).toBe(200);
        expect(headers["content-type"]).toBe("text/html; charset=utf-8");
        expect(headers["cache-control"]).toBe(cacheControls.revalidated);
        expect(decoded(body.toString())).toContain(`>${title}</title>`);
      }
    });
  }

  const unknown = [
    "/no-such-page",
    "/404",
    "/404.html",
    "/_headers",
    "/app-00000000000000000000.js",
    "/.git/config",
    `/${"x".repeat(4000)}`,
    "/constructor",
  ];
  for (const path of unknown) {
    test(`${path.slice(0, 40)} answers 404 with the screen, not cacheable`, async () => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(404);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"]).toBe(cacheControls.revalidated);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(body.toString()).toContain(notFoundLabels.heading);
    });
  }

  for (const path of ["/%", "/%zz", "/a%00b"]) {
    test(`the malformed address ${path} is refused with the screen`, async () => {
      const { status, body } = await ask(path);
      expect([400, 404]).toContain(status);
      expect(body.toString()).toContain(notFoundLabels.heading);
    });
  }
}
