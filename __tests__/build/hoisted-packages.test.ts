/** @jest-environment node */
// A site in an npm workspace: its packages are in a folder above.
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
import { dirname, join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { replaceOfflineScript } from "../../src/build/gatsby/offline-plugin";
import { writeThirdPartyNotice } from "../../src/build/gatsby/third-party-notice";

const started = process.cwd();
let workspace: string;

beforeEach(() => {
  workspace = realpathSync(mkdtempSync(join(tmpdir(), "workspace-")));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  };
  write("node_modules/gatsby/package.json", `{"name":"gatsby","version":"5.0.0","license":"MIT"}`);
  write("node_modules/gatsby-plugin-offline/gatsby-browser.js", "");
  write("site/public/index.html", "");
  cpSync("src/site", join(workspace, "site/src/site"), { recursive: true });
  process.chdir(join(workspace, "site"));
});

afterEach(() => {
  process.chdir(started);
  rmSync(workspace, { recursive: true });
});

test("the notice names Gatsby", async () => {
  await writeThirdPartyNotice(process.cwd(), []);
  expect(readFileSync("public/third-party-licenses.txt", "utf8")).toContain("gatsby 5.0.0 (MIT)");
});

test("the script of the offline plugin is replaced", () => {
  const setWebpackConfig = jest.fn();
  replaceOfflineScript({ actions: { setWebpackConfig } } as unknown as CreateWebpackConfigArgs);
  const script = join(workspace, "node_modules/gatsby-plugin-offline/gatsby-browser.js");
  expect(setWebpackConfig).toHaveBeenCalledWith({
    resolve: { alias: { [script]: join(process.cwd(), "src/runtime/offline/register-worker.ts") } },
  });
});
