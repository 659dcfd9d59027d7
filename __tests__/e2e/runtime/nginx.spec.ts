import { expect, test } from "@playwright/test";
import { ask } from "../../../scripts/deploy-check";
import { describeGoodHost } from "./support/good-host";
import { type Nginx, startNginx } from "./support/nginx";
import { madeBuild, pathPrefix } from "../../support/site-builds";

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
    test.beforeAll(async () => {
      const built = build();
      nginx = await startNginx(built.root, built.nginx, prefix);
    });
    test.afterAll(() => nginx.close());

    describeGoodHost(() => nginx.origin + prefix);

    if (prefix)
      test("the prefix without a slash leads to the home page, wherever a proxy has it", async () => {
        const { status, headers } = await ask(nginx.origin, `${prefix}?q=1`);
        expect(status).toBe(301);
        expect(headers.get("location")).toBe(`${prefix}/?q=1`);
      });
  });
