/** @jest-environment node */
// What this site relies on and what Gatsby, webpack and the offline plugin do not document. The files
// below know of it. After an update of a package, a row here says what is gone, and which file to change.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * By the file that knows of it and by the file of a package: what the package does, in words that end
 * "… no longer …", and how its text says so.
 */
type Contracts = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, RegExp>>>>>
>;

const contracts: Contracts = {
  "src/runtime/update/gatsby-internals.ts": {
    "gatsby/cache-dir/production-app.js": {
      "loads the page of the address through ___loader":
        /publicLoader\.loadPage\(browserLoc\.pathname \+ browserLoc\.search\)/,
      "keeps the ___loader that it calls on the window": /window\.___loader = publicLoader/,
      "adds its listener for failing scripts as navigation.js loads, after gatsby-browser.tsx":
        /^import \{ apiRunner, apiRunnerAsync \} from "\.\/api-runner-browser"[\s\S]*from "\.\/navigation"/,
      "waits for onClientEntry before it loads the page of the address":
        /apiRunnerAsync\(`onClientEntry`\)\.then\([\s\S]*publicLoader\.loadPage/,
      "reads the path of the page from the window":
        /const \{ pagePath, location: browserLoc \} = window/,
      "compares the hash of app-data.json at the start":
        /page\.page\.webpackCompilationHash !== window\.___webpackCompilationHash/,
      "puts its pages into #gatsby-focus-wrapper": /id="gatsby-focus-wrapper"/,
      "shows a page by the path that its loader was asked for":
        /pageResources\.page\.path === `\/404\.html`/,
    },
    "gatsby/cache-dir/ensure-resources.js": {
      "calls loadPage and loadPageSync of the same loader for back and forward":
        /loader\.loadPageSync\([\s\S]*loader\.loadPage\(/,
    },
    "gatsby/cache-dir/navigation.js": {
      "compares webpackCompilationHash of a page with ___webpackCompilationHash":
        /pageResources\.page\.webpackCompilationHash !==\s+window\.___webpackCompilationHash/,
      "turns navigations into document loads by ___swUpdated": /if \(window\.___swUpdated\)/,
      "navigates by ___navigate":
        /window\.___navigate = \(to, options\) => navigate\(to, options\)/,
      "reloads by itself on unhandled rejections": /addEventListener\(`unhandledrejection`/,
    },
    "gatsby/cache-dir/register-service-worker.js": {
      "reloads after failed resources by ___failedResources": /window\.___failedResources/,
    },
    "gatsby-link/dist/index.modern.mjs": {
      "lets gatsby-link navigate by ___navigate": /window\.___navigate\(/,
      "lets gatsby-link prefetch by ___loader.enqueue": /___loader\.enqueue\(/,
    },
    "gatsby/cache-dir/loader.js": {
      "says so when it does not know a page's component":
        /We couldn't find the correct component chunk/,
      "requests page data with the query that its loader was asked for":
        /page-data\.json\$\{\s+maybeSearch \? `\?\$\{maybeSearch\}`/,
      "adds that query to the path of a page": /jsonPayload\.path \+= `\?\$\{maybeSearch\}`/,
    },
    "gatsby/cache-dir/route-announcer-props.js": {
      "announces pages in #gatsby-announcer": /id: `gatsby-announcer`/,
    },
  },
  "src/build/gatsby/offline-plugin.ts": {
    "gatsby-plugin-offline/gatsby-node.js": {
      "makes a page at the address of its shell": /path: "\/offline-plugin-app-shell-fallback\/"/,
      "merges its options with ours by index": /_\.merge\(options, workboxConfig\)/,
      "writes its worker to public/sw.js, where the adapter writes ours":
        /swDest = "public\/sw\.js"/,
    },
    "gatsby-plugin-offline/gatsby-browser.js": {
      "has a script in pages that asks Gatsby to register the worker":
        /exports\.registerServiceWorker = function/,
    },
  },
  "src/build/gatsby/webpack.ts": {
    "gatsby/dist/utils/webpack.config.js": {
      "puts the styles of all pages together by a cache group with the name styles":
        /styles: \{\s+test\(module\) \{\s+return isCssModule\(module\);\s+\},\s+name: `styles`/,
    },
    "gatsby/dist/utils/webpack-utils.js": {
      "names the classes of *.module.css by the option modules of css-loader":
        /loader: require\.resolve\(`css-loader`\),[\s\S]*modules: modulesOptions/,
    },
  },
  "src/build/gatsby/prepare-page.ts": {
    "gatsby/dist/internal-plugins/prod-404-500/gatsby-node.js": {
      "copies /404 to /404.html": /path: `\/\$\{status\}\.html`/,
      "deletes that copy with /404": /emitter\.on\(`DELETE_PAGE`/,
    },
  },
  "src/page-head/document-head.tsx": {
    "gatsby/cache-dir/static-entry.js": {
      "says the path of a page in a script of its own, with this id":
        /`\/\*<!\[CDATA\[\*\/window\.pagePath=\$\{JSON\.stringify\([\s\S]*postBodyComponents\.push\(\s+<script\s+key=\{`script-loader`\}\s+id=\{`gatsby-script-loader`\}/,
      "puts nothing else into that script, for its scripts are a slice":
        /process\.env\.GATSBY_SLICES\s+\? ``\s+: `window\.___webpackCompilationHash=/,
    },
  },
  "src/page-head/page-head.tsx": {
    "gatsby/cache-dir/head/head-export-handler-for-browser.js": {
      "adds the title of a Head export after the one that is there":
        /document\.head\.append\(\.\.\.validHeadNodes\)/,
    },
  },
  "src/page-head/document-language.tsx": {
    "gatsby/cache-dir/head/head-export-handler-for-browser.js": {
      "removes what the Head export of the page before has set on <html>":
        /removeHtmlAndBodyAttributes\(keysOfHtmlAndBodyAttributes\)/,
    },
  },
  "src/runtime/early.ts": {
    "@gatsbyjs/reach-router/dist/index.modern.mjs": {
      "keeps the key of a history entry in its state": /history\.state&&\w+\.history\.state\.key/,
    },
  },
};

const rows = Object.entries(contracts).flatMap(([knows, files]) =>
  Object.entries(files).flatMap(([file, list]) =>
    Object.entries(list).map(([does, pattern]) => ({ does, file, pattern, knows })),
  ),
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
