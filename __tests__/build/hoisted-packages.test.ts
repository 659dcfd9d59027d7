/** @jest-environment node */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { replaceOfflineScript } from "../../src/build/gatsby/offline-plugin";
import { writeThirdPartyNotice } from "../../src/build/gatsby/third-party-notice";

test("in an npm workspace, packages are found in a folder above the site", async () => {
  const started = process.cwd();
  const workspace = realpathSync(mkdtempSync(join(tmpdir(), "workspace-")));
  const [site, packages] = [join(workspace, "site"), join(workspace, "node_modules")];
  const script = join(packages, "gatsby-plugin-offline/gatsby-browser.js");
  const folders = ["gatsby", "gatsby-plugin-offline"].map((name) => join(packages, name));
  for (const folder of [...folders, join(site, "public")]) mkdirSync(folder, { recursive: true });
  writeFileSync(script, "");
  const facts = { name: "gatsby", version: "5.0.0", license: "MIT" };
  writeFileSync(join(packages, "gatsby/package.json"), JSON.stringify(facts));
  cpSync("src/site", join(site, "src/site"), { recursive: true });
  process.chdir(site);
  try {
    const setWebpackConfig = jest.fn();
    replaceOfflineScript({ actions: { setWebpackConfig } } as unknown as CreateWebpackConfigArgs);
    const alias = { [script]: join(site, "src/runtime/offline/register-worker.ts") };
    expect(setWebpackConfig).toHaveBeenCalledWith({ resolve: { alias } });
    await writeThirdPartyNotice(site, []);
    expect(readFileSync("public/third-party-licenses.txt", "utf8")).toContain("gatsby 5.0.0 (MIT)");
  } finally {
    process.chdir(started);
    rmSync(workspace, { recursive: true });
  }
});
