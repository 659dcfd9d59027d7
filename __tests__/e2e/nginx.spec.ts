import { expect, test } from "@playwright/test";
import { describeGoodHost, type Host } from "../support/good-host";
import { type Nginx, startNginx } from "../support/nginx";
import { rawRequest } from "../support/raw-request";
import { madeBuild, pathPrefix } from "../support/site-builds";

// A real nginx with the configuration that the build wrote.
const places = [
  {
    prefix: "",
    build: () => ({ root: "public", nginx: "deploy/nginx.conf" }),
  },
  { prefix: pathPrefix, build: () => madeBuild("prefixed") },
];

for (const { prefix, build } of places)
  test.describe(`nginx at ${prefix}/`, { tag: "@all" }, () => {
    let nginx: Nginx;
    let host: Host;
    test.beforeAll(async () => {
      const built = build();
      nginx = await startNginx(built.root, built.nginx, prefix);
      host = { address: nginx.origin + prefix, root: built.root };
    });
    test.afterAll(() => nginx.close());

    describeGoodHost(() => host);

    if (prefix)
      test("the prefix without a slash leads to the home page, wherever a proxy has it", async () => {
        const { status, headers } = await rawRequest(nginx.origin, `${prefix}?q=1`);
        expect(status).toBe(301);
        expect(headers.location).toBe(`${prefix}/?q=1`);
      });
  });
