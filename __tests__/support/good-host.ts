import { notFoundLabels } from "../../src/not-found/not-found-labels";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { contentSecurityPolicy } from "../../src/build/content-security-policy";
import { readDocuments } from "../../src/build/read-documents";
import {
  cacheControls,
  cacheKind,
  contentType,
  securityHeaders,
} from "../../src/build/response-headers";
import { site } from "../../src/site/site";
import { type RawOptions, rawRequest } from "./raw-request";
import { pages } from "./screens";
import { decoded } from "./site-texts";

export type Host = Readonly<{
  /** The address of the site with its path prefix. */
  address: string;
  /** The folder of the served build. */
  root: string;
}>;

/** Every file of the build by its address, except files that configure hosts. */
function builtFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((path) => path !== "/_headers" && path !== "/404.html");
}

/** The tests for every host of the site. Its address may be known only when the tests run. */
export function describeGoodHost(host: () => Host) {
  const ask = (path: string, options?: RawOptions) => {
    const { origin, pathname } = new URL(host().address);
    return rawRequest(origin, pathname.replace(/\/$/, "") + path, options);
  };

  test("every file of the build arrives whole, with its type, caching and every security header", async () => {
    const { root } = host();
    const security = securityHeaders(contentSecurityPolicy(readDocuments(root)));
    for (const path of builtFiles(root)) {
      const { status, headers, body } = await ask(encodeURI(path));
      expect(status, path).toBe(200);
      expect(body.equals(readFileSync(root + path)), path).toBe(true);
      expect(headers["content-type"], path).toBe(contentType(path));
      expect(headers["cache-control"], path).toBe(cacheControls[cacheKind(path)]);
      for (const [name, value] of Object.entries(security))
        expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
  });

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

  test("texts are compressed for those who can read it, others not", async () => {
    const packed = await ask("/support", {
      headers: { "Accept-Encoding": "gzip" },
    });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(packed.headers.vary).toContain("Accept-Encoding");
    expect(decoded(gunzipSync(packed.body).toString())).toContain(`· ${site.name}</title>`);
    const plain = await ask("/support");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const icon = await ask("/apple-touch-icon.png", {
      headers: { "Accept-Encoding": "gzip" },
    });
    expect(icon.headers["content-encoding"]).toBeUndefined();
  });
}
