// Build time only.
import { readFileSync } from "node:fs";
import type { CreateWebpackConfigArgs } from "gatsby";

/** The syntax that the browsers in package.json's `browserslist` understand. */
export const ecma = 2020;

type Rule = Readonly<{ test?: unknown }>;
type WebpackConfig = Readonly<{ target?: unknown; module: Readonly<{ rules: readonly Rule[] }> }>;

/** Gatsby's rules, by what they apply to: the second sends TypeScript through Babel once more. */
const babelRule = String(/\.(js|mjs|jsx|ts|tsx)$/);
const typeScriptRule = String(/\.tsx?$/);

const isOurs = (path: string) => !/[\\/]node_modules[\\/]/.test(path);

/** Babel is still needed where Gatsby takes queries out of a file. */
const hasQuery = (path: string) => readFileSync(path, "utf8").includes("graphql`");

const isTypeScript = (path: string) => /\.tsx?$/.test(path) && isOurs(path) && !hasQuery(path);

/** Gatsby's own part of the site, which it copies there; not the lists that webpack is handed. */
const isRuntime = (path: string) =>
  /[\\/]\.cache[\\/][\w\\/-]+\.js$/.test(path) && isOurs(path) && !hasQuery(path);

/**
 * Compiles with esbuild what Gatsby would send through Babel, TypeScript even twice: that takes a
 * fraction of the time, and keeps what today's browsers understand as short as it was written.
 */
export function compileScripts({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const config = getConfig() as WebpackConfig;
  const ruleFor = (test: string) => {
    const rule = config.module.rules.find((one) => String(one.test) === test);
    if (!rule) throw new Error(`Gatsby no longer has a rule for ${test}.`);
    return rule;
  };
  const [babel, babelAgain] = [ruleFor(babelRule), ruleFor(typeScriptRule)];
  // Scripts have their own step; some functions stand in the head of each document as they are here.
  const isText = stage === "build-html";
  const options = {
    target: `es${ecma}`,
    jsx: "automatic",
    minifyWhitespace: isText,
    minifySyntax: isText,
  };
  const loader = "esbuild-loader";
  actions.replaceWebpackConfig({
    ...config,
    // Lists would be joined, and the older of two targets wins.
    ...(stage === "build-javascript" ? { target: ["web", options.target] } : {}),
    module: {
      ...config.module,
      rules: [
        ...config.module.rules.filter((rule) => rule !== babel && rule !== babelAgain),
        { ...babel, exclude: [isTypeScript, isRuntime] },
        { test: isTypeScript, loader, options },
        { test: isRuntime, loader, options: { ...options, loader: "jsx" } },
      ],
    },
  });
}
