// `npm run deploy-check <address>`: asks a live site for its pages, and says what the host gets wrong.
import {
  cacheControls,
  cacheKind,
  contentType,
  isCompressible,
  securityHeaders,
} from "../src/build/hosts";
import {
  buildFilesPath,
  buildIdIn,
  type BuildManifest,
  buildManifestPath,
  latestBuildPath,
} from "../src/runtime/build-manifest";

type Answer = Readonly<{ path: string; status: number; headers: Headers; text: string }>;

const unknownPath = "/no-such-page-of-deploy-check";

const proxy = Object.keys(process.env).find((name) => /^https?_proxy$/i.test(name));
const ignoresProxy = proxy !== undefined && !process.env.NODE_USE_ENV_PROXY;

/** Asks for an address once and follows no redirect. Rejects with a sentence where no whole answer comes. */
async function ask(base: string, path: string): Promise<Answer> {
  let fault = "does not answer";
  try {
    const answer = await fetch(base + path, {
      redirect: "manual",
      // Some firewalls refuse programs that give no name.
      headers: { "Accept-Encoding": "gzip, br", "User-Agent": "deploy-check" },
      signal: AbortSignal.timeout(20_000),
    });
    const { status, headers } = answer;
    const encoding = headers.get("content-encoding") ?? "not compressed";
    fault = `sends an answer that is cut off, or not compressed as it says (${encoding})`;
    return { path, status, headers, text: await answer.text() };
  } catch (error) {
    const { message, cause = "" } = error as Error;
    const hint = `\nNode does not use ${proxy}. From Node 24 on, it does with NODE_USE_ENV_PROXY=1.`;
    throw new Error(`${base}${path} ${fault}. ${message}: ${cause}${ignoresProxy ? hint : ""}`);
  }
}

const typeOf = (path: string) => contentType(/\.\w+$/.test(path) ? path : "page.html");

/** What is wrong with an answer: a sentence, or nothing. */
const rules: readonly ((answer: Answer) => string | false)[] = [
  ({ path, status, headers }) => {
    const place = headers.get("location");
    const wanted = path === unknownPath ? 404 : 200;
    const slash = place?.endsWith(`${path}/`)
      ? ". A setting adds the slash, such as DirectorySlash or trailingSlash"
      : "";
    return (
      status !== wanted && `answers ${status}, not ${wanted}${place ? `: ${place}` : ""}${slash}`
    );
  },
  ({ headers }) => {
    const missing = Object.keys(securityHeaders("")).filter((name) => !headers.has(name));
    return missing.length > 0 && `comes without ${missing.join(", ")}`;
  },
  ({ path, headers }) => {
    const sent = headers.get("cache-control");
    const wanted = cacheControls[cacheKind(path)];
    return sent !== wanted && `has Cache-Control "${sent}", not "${wanted}"`;
  },
  ({ path, status, headers }) => {
    const sent = headers.get("content-type") ?? "no type";
    // Some types have two names, such as text/javascript and application/javascript.
    const [, kind = ""] = /([a-z\d]+)(?:;|$)/.exec(typeOf(path)) ?? [];
    return status === 200 && !sent.includes(kind) && `has the type ${sent}, not ${typeOf(path)}`;
  },
  ({ path, headers, text }) => {
    const isText = isCompressible(typeOf(path));
    return isText && text.length > 1400 && !headers.has("content-encoding") && "is not compressed";
  },
  ({ headers }) => headers.has("set-cookie") && "sets a cookie",
];

/** What is wrong with the site at `address`, a line for each fault. */
export async function checkDeploy(address: string): Promise<readonly string[]> {
  const base = address.replace(/\/(?:index\.html)?$/, "");
  const home = await ask(base, "/");
  const id = buildIdIn(home.text);
  if (id === undefined) return [`${base}/ is no page of this site.`];
  const manifest = await ask(base, buildManifestPath(id));
  const list = await ask(base, buildFilesPath(id));
  for (const { path, status } of [manifest, list])
    if (status !== 200) return [`${path} answers ${status}.`];
  const { routes } = JSON.parse(manifest.text) as BuildManifest;
  const pages = routes.filter((path) => path !== "/");
  // One of each type, because some hosts do not know all of them. Pages have clean addresses.
  const others = (JSON.parse(list.text) as string[]).filter((path) => !path.endsWith(".html"));
  const kinds = new Map(others.map((path) => [typeOf(path), path]));
  const paths = [...pages, unknownPath, ...kinds.values(), latestBuildPath];
  const answers = [home, manifest, ...(await Promise.all(paths.map((path) => ask(base, path))))];
  const faults = answers.flatMap((answer) =>
    rules.map((rule) => rule(answer)).map((fault) => fault && `${answer.path} ${fault}.`),
  );
  const isNewest = answers.at(-1)?.text.includes(id);
  return [...faults, !isNewest && `${latestBuildPath} names another build.`].filter(
    (fault) => fault !== false,
  );
}

async function main(address = ""): Promise<void> {
  process.exitCode = 1;
  if (!URL.canParse(address))
    return console.error("Say which site: npm run deploy-check https://www.example.org");
  const faults = await checkDeploy(address);
  console.log(faults.join("\n") || "The host sends what the build asks for.");
  if (faults.length === 0) process.exitCode = 0;
}

if (process.argv[1]?.endsWith("deploy-check.ts"))
  main(process.argv[2]).catch((error: Error) => console.error(error.message));
