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

type Answer = Readonly<{
  path: string;
  /** The status that a good host answers with. */
  wanted: number;
  status: number;
  headers: Headers;
  text: string;
}>;

const unknownPath = "/no-such-page-of-deploy-check";

const proxy = Object.keys(process.env).find((name) => /^https?_proxy$/i.test(name));
const ignoresProxy = proxy !== undefined && !process.env.NODE_USE_ENV_PROXY;

/** Asks for an address once and follows no redirect. Rejects with a sentence where no whole answer comes. */
export async function ask(base: string, path: string, wanted = 200): Promise<Answer> {
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
    return { path, wanted, status, headers, text: await answer.text() };
  } catch (error) {
    const { message, cause = "" } = error as Error;
    const hint = `\nNode does not use ${proxy}. From Node 24 on, it does with NODE_USE_ENV_PROXY=1.`;
    throw new Error(`${base}${path} ${fault}. ${message}: ${cause}${ignoresProxy ? hint : ""}`);
  }
}

const typeOf = (path: string) => contentType(/\.\w+$/.test(path) ? path : "page.html");

/** The directives of Cache-Control in one order: hosts spell them in their own way. */
const directives = (value: string | null) =>
  value
    ?.toLowerCase()
    .split(/[\s,]+/)
    .sort()
    .join();

/** What is wrong with an answer: a sentence, or nothing. */
const rules: readonly ((answer: Answer) => string | false)[] = [
  ({ path, wanted, status, headers }) => {
    const place = headers.get("location");
    const slash = place?.endsWith(`${path}/`)
      ? ". A setting adds the slash: see “Other hosts” in docs/deploy.md"
      : "";
    return (
      status !== wanted && `answers ${status}, not ${wanted}${place ? `: ${place}` : ""}${slash}`
    );
  },
  // A host may list a folder in place of its page, or have an error page of its own.
  ({ path, wanted, status, text }) =>
    status === wanted &&
    typeOf(path) === typeOf("/") &&
    buildIdIn(text) === undefined &&
    "is no page of this site",
  ({ headers }) => {
    const missing = Object.keys(securityHeaders("")).filter((name) => !headers.has(name));
    return missing.length > 0 && `comes without ${missing.join(", ")}`;
  },
  ({ path, status, headers }) => {
    const sent = headers.get("cache-control");
    const own = cacheControls[status === 404 ? "revalidated" : cacheKind(path)];
    return directives(sent) !== directives(own) && `has Cache-Control "${sent}", not "${own}"`;
  },
  ({ path, status, headers }) => {
    const sent = headers.get("content-type") ?? "no type";
    // Some types have two names, such as text/javascript and application/javascript.
    const [, kind = ""] = /([a-z\d]+)(?:;|$)/.exec(typeOf(path)) ?? [];
    return status === 200 && !sent.includes(kind) && `has the type ${sent}, not ${typeOf(path)}`;
  },
  // Apache does not compress its answer to an unknown path.
  ({ path, status, headers, text }) => {
    const isText = status === 200 && isCompressible(typeOf(path));
    return isText && text.length > 1400 && !headers.has("content-encoding") && "is not compressed";
  },
  ({ headers }) => headers.has("set-cookie") && "sets a cookie",
];

/** What is wrong with an answer, a line for each fault. */
export function faultsOf(answer: Answer): readonly string[] {
  const faults = rules.map((rule) => rule(answer)).filter((fault) => fault !== false);
  return faults.map((fault) => `${answer.path} ${fault}.`);
}

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
  const paths = [...pages, ...kinds.values(), latestBuildPath];
  const answers = await Promise.all([
    ask(base, unknownPath, 404),
    ...paths.map((path) => ask(base, path)),
  ]);
  const isNewest = answers.at(-1)?.text.includes(id);
  return [
    ...[home, manifest, ...answers].flatMap(faultsOf),
    ...(isNewest ? [] : [`${latestBuildPath} names another build.`]),
  ];
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
