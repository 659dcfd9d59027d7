/** @jest-environment node */
// What this site relies on and what Gatsby, webpack and the offline plugin do not document. The files
// below know of it. After an update of a package, a row here says what is gone, and which file to change.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

type Contract = Readonly<{
  /** What the package does, in words that end "… no longer …". */
  does: string;
  file: string;
  pattern: RegExp;
}>;

const contract = (does: string, file: string, pattern: RegExp): Contract => ({
  does,
  file,
  pattern,
});

const contracts: Readonly<Record<string, readonly Contract[]>> = {
  "src/runtime/update/gatsby-internals.ts": [
    contract(
      "loads the page of the address through ___loader",
      "gatsby/cache-dir/production-app.js",
      /publicLoader\.loadPage\(browserLoc\.pathname \+ browserLoc\.search\)/,
    ),
    contract(
      "keeps the ___loader that it calls on the window",
      "gatsby/cache-dir/production-app.js",
      /window\.___loader = publicLoader/,
    ),
    contract(
      "adds its listener for failing scripts as navigation.js loads, after gatsby-browser.tsx",
      "gatsby/cache-dir/production-app.js",
      /^import \{ apiRunner, apiRunnerAsync \} from "\.\/api-runner-browser"[\s\S]*from "\.\/navigation"/,
    ),
    contract(
      "waits for onClientEntry before it loads the page of the address",
      "gatsby/cache-dir/production-app.js",
      /apiRunnerAsync\(`onClientEntry`\)\.then\([\s\S]*publicLoader\.loadPage/,
    ),
    contract(
      "calls loadPage and loadPageSync of the same loader for back and forward",
      "gatsby/cache-dir/ensure-resources.js",
      /loader\.loadPageSync\([\s\S]*loader\.loadPage\(/,
    ),
    contract(
      "reads the path of the page from the window",
      "gatsby/cache-dir/production-app.js",
      /const \{ pagePath, location: browserLoc \} = window/,
    ),
    contract(
      "compares webpackCompilationHash of a page with ___webpackCompilationHash",
      "gatsby/cache-dir/navigation.js",
      /pageResources\.page\.webpackCompilationHash !==\s+window\.___webpackCompilationHash/,
    ),
    contract(
      "compares the hash of app-data.json at the start",
      "gatsby/cache-dir/production-app.js",
      /page\.page\.webpackCompilationHash !== window\.___webpackCompilationHash/,
    ),
    contract(
      "turns navigations into document loads by ___swUpdated",
      "gatsby/cache-dir/navigation.js",
      /if \(window\.___swUpdated\)/,
    ),
    contract(
      "reloads after failed resources by ___failedResources",
      "gatsby/cache-dir/register-service-worker.js",
      /window\.___failedResources/,
    ),
    contract(
      "navigates by ___navigate",
      "gatsby/cache-dir/navigation.js",
      /window\.___navigate = \(to, options\) => navigate\(to, options\)/,
    ),
    contract(
      "lets gatsby-link navigate by ___navigate",
      "gatsby-link/dist/index.modern.mjs",
      /window\.___navigate\(/,
    ),
    contract(
      "lets gatsby-link prefetch by ___loader.enqueue",
      "gatsby-link/dist/index.modern.mjs",
      /___loader\.enqueue\(/,
    ),
    contract(
      "says so when it does not know a page's component",
      "gatsby/cache-dir/loader.js",
      /We couldn't find the correct component chunk/,
    ),
    contract(
      "reloads by itself on unhandled rejections",
      "gatsby/cache-dir/navigation.js",
      /addEventListener\(`unhandledrejection`/,
    ),
    contract(
      "puts its pages into #gatsby-focus-wrapper",
      "gatsby/cache-dir/production-app.js",
      /id="gatsby-focus-wrapper"/,
    ),
    contract(
      "announces pages in #gatsby-announcer",
      "gatsby/cache-dir/route-announcer-props.js",
      /id: `gatsby-announcer`/,
    ),
    contract(
      "shows a page by the path that its loader was asked for",
      "gatsby/cache-dir/production-app.js",
      /pageResources\.page\.path === `\/404\.html`/,
    ),
    contract(
      "requests page data with the query that its loader was asked for",
      "gatsby/cache-dir/loader.js",
      /page-data\.json\$\{\s+maybeSearch \? `\?\$\{maybeSearch\}`/,
    ),
    contract(
      "adds that query to the path of a page",
      "gatsby/cache-dir/loader.js",
      /jsonPayload\.path \+= `\?\$\{maybeSearch\}`/,
    ),
  ],
  "src/build/gatsby/offline-plugin.ts": [
    contract(
      "makes a page at the address of its shell",
      "gatsby-plugin-offline/gatsby-node.js",
      /path: "\/offline-plugin-app-shell-fallback\/"/,
    ),
    contract(
      "merges its options with ours by index",
      "gatsby-plugin-offline/gatsby-node.js",
      /_\.merge\(options, workboxConfig\)/,
    ),
    contract(
      "writes its worker to public/sw.js, where the adapter writes ours",
      "gatsby-plugin-offline/gatsby-node.js",
      /swDest = "public\/sw\.js"/,
    ),
    contract(
      "has a script in pages that asks Gatsby to register the worker",
      "gatsby-plugin-offline/gatsby-browser.js",
      /exports\.registerServiceWorker = function/,
    ),
  ],
  "src/build/gatsby/webpack.ts": [
    contract(
      "puts the styles of all pages together by a cache group with the name styles",
      "gatsby/dist/utils/webpack.config.js",
      /styles: \{\s+test\(module\) \{\s+return isCssModule\(module\);\s+\},\s+name: `styles`/,
    ),
    contract(
      "names the classes of *.module.css by the option modules of css-loader",
      "gatsby/dist/utils/webpack-utils.js",
      /loader: require\.resolve\(`css-loader`\),[\s\S]*modules: modulesOptions/,
    ),
  ],
  "src/build/gatsby/prepare-page.ts": [
    contract(
      "copies /404 to /404.html",
      "gatsby/dist/internal-plugins/prod-404-500/gatsby-node.js",
      /path: `\/\$\{status\}\.html`/,
    ),
    contract(
      "deletes that copy with /404",
      "gatsby/dist/internal-plugins/prod-404-500/gatsby-node.js",
      /emitter\.on\(`DELETE_PAGE`/,
    ),
  ],
  "src/page-head/document-head.tsx": [
    contract(
      "says the path of a page in a script of its own, with this id",
      "gatsby/cache-dir/static-entry.js",
      /`\/\*<!\[CDATA\[\*\/window\.pagePath=\$\{JSON\.stringify\([\s\S]*postBodyComponents\.push\(\s+<script\s+key=\{`script-loader`\}\s+id=\{`gatsby-script-loader`\}/,
    ),
    contract(
      "puts nothing else into that script, for its scripts are a slice",
      "gatsby/cache-dir/static-entry.js",
      /process\.env\.GATSBY_SLICES\s+\? ``\s+: `window\.___webpackCompilationHash=/,
    ),
  ],
  "src/page-head/page-head.tsx": [
    contract(
      "adds the title of a Head export after the one that is there",
      "gatsby/cache-dir/head/head-export-handler-for-browser.js",
      /document\.head\.append\(\.\.\.validHeadNodes\)/,
    ),
  ],
  "src/page-head/document-language.tsx": [
    contract(
      "removes what the Head export of the page before has set on <html>",
      "gatsby/cache-dir/head/head-export-handler-for-browser.js",
      /removeHtmlAndBodyAttributes\(keysOfHtmlAndBodyAttributes\)/,
    ),
  ],
  "src/runtime/early.ts": [
    contract(
      "keeps the key of a history entry in its state",
      "@gatsbyjs/reach-router/dist/index.modern.mjs",
      /history\.state&&\w+\.history\.state\.key/,
    ),
  ],
};

const rows = Object.entries(contracts).flatMap(([knows, list]) =>
  list.map((row) => ({ ...row, knows })),
);
type Row = (typeof rows)[number];

/** The text of a file of an installed package. */
function installed(file: string): string {
  const [name = ""] = /^(@[^/]+\/)?[^/]+/.exec(file) ?? [];
  const folder = dirname(require.resolve(`${name}/package.json`));
  return readFileSync(join(folder, file.slice(name.length)), "utf8");
}

/** What is gone when a package has this text, in words. */
function whatIsGone({ does, file, pattern, knows }: Row, text: string): string | undefined {
  if (pattern.test(text)) return undefined;
  const [name] = file.split("/");
  return `${name} no longer ${does}: see ${file}, then change ${knows}.`;
}

test.each(rows)("$file $does", (row) => {
  expect(whatIsGone(row, installed(row.file))).toBeUndefined();
});

test("no other file of the site touches them", () => {
  const touches = /___\w|__webpack_|gatsby-(?:announcer|focus-wrapper)|offline-plugin-app-shell/;
  const files = [
    ...readdirSync(".").filter((name) => /^gatsby-.*\.tsx?$/.test(name)),
    ...readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
      .map((name) => `src/${name.replaceAll("\\", "/")}`),
  ];
  expect(files).toContain("src/runtime/update/gatsby-internals.ts");
  expect(
    files.filter((file) => touches.test(readFileSync(file, "utf8")) && !(file in contracts)),
  ).toEqual([]);
});
