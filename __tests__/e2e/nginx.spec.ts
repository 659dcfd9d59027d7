import { expect, test } from "@playwright/test";
import { describeGoodHost } from "../support/good-host";
import { hasProgram } from "../support/has-program";
import { type Nginx, startNginx } from "../support/nginx";
import { collectErrors, hydrated } from "../support/page-errors";
import { screens } from "../support/screens";

// A real nginx with the configuration that the build wrote.
test.skip(
  !hasProgram("nginx") && !process.env.CI,
  "No nginx here. On Debian: apt-get install nginx-light. CI never skips this.",
);

let nginx: Nginx;
test.beforeAll(async () => {
  nginx = await startNginx("public", "deploy/nginx.conf");
});
test.afterAll(() => nginx.close());

describeGoodHost(() => nginx.origin);

for (const { path, title } of screens) {
  test(`nginx serves ${path} alive and without a complaint of the browser`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.goto(nginx.origin + path);
    await hydrated(page);
    await expect(page).toHaveTitle(title);
    expect(errors.filter((error) => !error.startsWith("Page Not Found: "))).toEqual([]);
  });
}
