// `npm run deploy-check <address>`: checks a live site for the problems in docs/deploy.md.
import { createHash } from "node:crypto";
import { inlineHashes } from "../src/build/content-security-policy";
import {
  cacheControls,
  cacheKind,
  contentType,
  isCompressible,
  securityHeaders,
} from "../src/build/response-headers";
import { buildIdIn, documentAddress, notFoundDocument } from "../src/offline/offline-build";
import { routes as ownRoutes } from "../src/site/site";
import {
  type BuildManifest,
  buildManifestPath,
  describedBuild,
  latestBuildPath,
} from "../src/update/build-manifest";
import { type Answer, askHost } from "./ask-host";

/** One check and what is wrong: a line for each cause. An empty list means that it passed. */
export type Finding = Readonly<{ question: string; wrong: readonly string[] }>;

const unknownPath = "/no-such-page-of-deploy-check";
/** As an open tab asks for a script of the build before. */
const unknownScript = "/no-such-script-0123456789abcdef0123.js";
const workerPath = "/sw.js";

/** How many questions wait for their answers at the same time. */
const parallel = 6;

/** Answers shorter than this may come without compression, in bytes. nginx's guide says 1024. */
const worthCompressing = 1400;

/**
 * Checks the site at `address`, whatever its build. A question without an answer is a finding.
 * `timeout` is that of one answer, in milliseconds.
 */
export async function checkDeploy(address: string, timeout = 20_000): Promise<readonly Finding[]> {
  const { origin, pathname } = new URL(address);
  const base = origin + pathname.replace(/\/(?:index\.html)?$/, "");
  const ask = (path: string, encoding?: "br") => askHost(base + encodeURI(path), timeout, encoding);
  const home = await ask("/");
  const id = buildIdIn(home.body.toString());
  const noSite =
    problemOf(home, base, "/") ??
    (id === undefined ? "it names no build: is this the site?" : undefined);
  if (noSite !== undefined || id === undefined)
    return [{ question: "The home page answers", wrong: [sentence(`${base}/: ${noSite}`)] }];

  const mixed = await mixedBuilds(ask, id);
  if (mixed !== undefined) return [{ question: "Everything is of one build", wrong: [mixed] }];

  const manifestPath = buildManifestPath(id);
  const manifest = manifestOf(await ask(manifestPath), id);
  // The address of a page, as it is copied from a browser.
  const above = base.slice(0, base.lastIndexOf("/"));
  if (!manifest && /^https?:\/\/[^/]/.test(above)) {
    const own = manifestOf(await askHost(above + manifestPath, timeout), id);
    if (own)
      return [
        {
          question: "The home page answers",
          wrong: [`${base}/: it is a page of ${above}. Check that address.`],
        },
      ];
  }
  const routes = manifest?.routes ?? Object.values(ownRoutes);
  const withSlash = routes.filter((route) => route !== "/").map((route) => `${route}/`);
  const documentHashes = new Map<string, string>();
  const fileHashes = new Map<string, string>();
  for (const [path, hash] of Object.entries(manifest?.files ?? {}))
    if (path.endsWith(".html")) documentHashes.set(documentAddress(path), hash);
    else fileHashes.set(path, hash);
  documentHashes.set(unknownPath, documentHashes.get(notFoundDocument) ?? "");

  const paths = [
    ...[...new Set(["/", ...routes]), ...withSlash],
    ...[
      manifestPath,
      latestBuildPath,
      workerPath,
      unknownPath,
      unknownScript,
      ...fileHashes.keys(),
    ],
  ];
  const asked = new Map<string, Answer>();
  /** What comes with Brotli, which browsers ask for, where that is another file than with gzip. */
  const unlike: Fault[] = [];
  const waiting = [...paths];
  const askNext = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      await askTwice(path);
  };
  const askTwice = async (path: string) => {
    const address = path + queryOf(path);
    const answer = await ask(address);
    asked.set(path, answer);
    if (answer.failure !== undefined || !answer.headers["content-encoding"]) return;
    const { status, body, failure } = await ask(address, "br");
    if (failure !== undefined) unlike.push([path, failure]);
    else if (status === answer.status && !body.equals(answer.body))
      unlike.push([path, "another file with Brotli than with gzip: delete old .br and .gz files"]);
  };
  // As pages ask. A cache that ignores queries answers with an older file.
  const queryOf = (path: string) =>
    path === latestBuildPath ? `?${Date.now()}` : path.endsWith("/page-data.json") ? `?${id}` : "";
  await Promise.all(Array.from({ length: parallel }, askNext));

  // Whatever does not answer is told once. The other questions are about the rest.
  const unanswered: Fault[] = [];
  const answers = new Map<string, Answer>();
  const unknown = asked.get(unknownPath);
  for (const path of paths) {
    const answer = asked.get(path);
    if (!answer || (withSlash.includes(path) && leadsTo(answer, base, slashless(path)))) continue;
    const problem =
      path === unknownPath || path === unknownScript
        ? unknownProblem(answer, base, path)
        : path !== "/" && unknown?.status === 200 && answer.body.equals(unknown.body)
          ? "it is answered as if it were an unknown path"
          : problemOf(answer, base, path);
    if (problem === undefined) answers.set(path, answer);
    else unanswered.push([path, problem]);
  }
  answers.delete(unknownScript);
  if (!manifest && answers.has(manifestPath))
    unanswered.push([manifestPath, `it is not the list of files of build ${id}`]);
  const isPage = (path: string) => path === unknownPath || routes.includes(slashless(path));
  const pages = new Map([...answers].filter(([path]) => isPage(path)));
  const all = [...answers];
  const isAltered = (path: string) => {
    const built = fileHashes.get(path) ?? documentHashes.get(slashless(path));
    const body = answers.get(path)?.body ?? "";
    return Boolean(built) && createHash("sha256").update(body).digest("hex") !== built;
  };
  const isOfBuild = ({ body }: Answer) => buildIdIn(body.toString()) === id;
  /** The pages that are as they were built. What is wrong with the others is said once. */
  const wholePages = new Map(
    [...pages].filter(([path, answer]) => isOfBuild(answer) && !isAltered(path)),
  );

  return [
    {
      question: "Everything answers at its address",
      wrong: [
        ...grouped([...unanswered, ...unlike]),
        ...(manifest
          ? []
          : [
              "Without the list of files, scripts, pictures and page data are not checked: copy all of public/.",
            ]),
      ],
    },
    {
      question: `Everything is of one build, ${id}`,
      wrong: grouped([
        ...latestFaults(answers.get(latestBuildPath), id),
        ...[...pages]
          .filter(([, answer]) => !isOfBuild(answer))
          .map(([path]): Fault => [path, `not of the home page's build, ${id}`]),
        ...workerFaults(answers.get(workerPath), id),
      ]),
    },
    {
      question: "Everything is as it was built",
      wrong: grouped(
        all
          .filter(([path, answer]) => isAltered(path) && (!pages.has(path) || isOfBuild(answer)))
          .map(([path]): Fault => [
            path,
            "not as it was built: copy it again, or turn off what rewrites or optimises files",
          ]),
      ),
    },
    {
      question: "Everything has its type",
      wrong: grouped(all.flatMap((entry) => typeFaults(entry, pages.has(entry[0])))),
    },
    { question: "The headers of the build are sent", wrong: headerFaults(all) },
    {
      question: "The policy allows what the pages carry",
      wrong: policyFaults([...wholePages.values()]),
    },
    {
      question: "Everything is cached as long as it may be",
      wrong: [...cacheFaults(all), ...missingCached(unknownScript, asked)],
    },
    {
      question: "No cookies are set",
      wrong: grouped(
        all.flatMap(([path, { headers }]) =>
          (headers["set-cookie"] ?? []).map((cookie): Fault => [
            path,
            `sets the cookie ${cookie.split("=")[0]}, although the privacy policy promises none`,
          ]),
        ),
      ),
    },
    {
      question: "Texts are compressed",
      wrong: grouped(
        all
          .filter(
            ([path, { headers, body }]) =>
              !headers["content-encoding"] &&
              body.byteLength >= worthCompressing &&
              (pages.has(path) || isCompressible(contentType(path))),
          )
          .map(([path]): Fault => [
            path,
            "sent without compression: turn on gzip or Brotli for its type",
          ]),
      ),
    },
    {
      question: "Search engines may list the pages",
      wrong: grouped(
        [...pages].flatMap(([path, { headers, body }]): Fault[] => {
          if (!routes.includes(path)) return [];
          if (/noindex|none/i.test(String(headers["x-robots-tag"] ?? "")))
            return [[path, "X-Robots-Tag keeps search engines away, unless this is a preview"]];
          return /<meta[^>]*name="robots"[^>]*noindex/.test(body.toString())
            ? [[path, "built with NOINDEX, as a preview is: build without it"]]
            : [];
        }),
      ),
    },
    {
      question: "Canonical addresses are those of the site",
      wrong: canonicalFaults(wholePages, base, routes),
    },
  ];
}

/** What is wrong where latest.json and the home page are of two builds, if that is the whole cause. */
async function mixedBuilds(
  ask: (path: string) => Promise<Answer>,
  id: string,
): Promise<string | undefined> {
  const idAt = async (path: string) => buildIdIn((await ask(path)).body.toString());
  const latest = describedBuild(json((await ask(`${latestBuildPath}?${Date.now()}`)).body));
  if (latest === null || latest === id) return undefined;
  for (let turn = 0; turn < 4; turn += 1)
    if ((await idAt("/")) === latest)
      return `${id} and ${latest} answer in turn: several servers, or a deploy that is not finished.`;
  return (await idAt(ownRoutes.support)) === latest
    ? `/: it is of ${id}, other pages of ${latest}: a cache or an incomplete deploy.`
    : undefined;
}

/** A path and what is wrong with its answer. */
type Fault = readonly [path: string, problem: string];

/** One line for each problem, with the paths that have it. */
function grouped(faults: readonly Fault[]): readonly string[] {
  const pathsOf = new Map<string, string[]>();
  for (const [path, problem] of faults)
    pathsOf.set(problem, [...(pathsOf.get(problem) ?? []), path]);
  return [...pathsOf].map(([problem, paths]) => {
    const others = paths.length > 3 ? ` and ${paths.length - 2} more` : "";
    return sentence(`${paths.slice(0, others ? 2 : 3).join(", ")}${others}: ${problem}`);
  });
}

/** A sentence with its end, which a question has already. */
function sentence(words: string): string {
  return words.endsWith("?") ? words : `${words}.`;
}

/** Why an answer is not the file at its address; undefined if it is. */
function problemOf(
  { status, headers, body, failure }: Answer,
  base: string,
  path: string,
): string | undefined {
  if (failure !== undefined) return failure;
  if (status >= 300 && status < 400 && headers.location !== undefined)
    return redirectProblem(headers.location.replace(base, "") || "/", path);
  if (status === 200) return body.byteLength > 0 ? undefined : "it is empty: copy it again";
  const cause = causes[status];
  return `it answers ${status}${cause === undefined ? "" : `: ${cause}`}`;
}

/** What a status may come from. */
const causes: Readonly<Record<number, string>> = {
  400: "is it https?",
  401: "the host asks for a password",
  403: "the host may not read the file, or refuses programs",
  429: "the host limits how much is asked. Try again later",
  503: "the host is busy, or limits how much is asked. Try again later",
};

/** A rule of the host that leads many pages elsewhere is one problem. */
function redirectProblem(location: string, path: string): string {
  for (const ending of ["/", ".html"])
    if (location === path + ending) return `it redirects to the address with ${ending} at its end`;
  return location === path
    ? "it redirects to itself, or away from its query"
    : `it redirects to ${location}`;
}

function unknownProblem(answer: Answer, base: string, path: string): string | undefined {
  if (answer.status === 404 && answer.failure === undefined) return undefined;
  return answer.status === 200
    ? "an unknown path answers 200, not 404: remove the rewrite to index.html"
    : `an unknown path should answer 404, but ${problemOf(answer, base, path)}`;
}

/** A page's address without the slash at its end. */
function slashless(path: string): string {
  return path.replace(/(.)\/$/, "$1");
}

/** Whether an answer is a redirect to a path of this site. */
function leadsTo({ status, headers }: Answer, base: string, path: string): boolean {
  const { location = "" } = headers;
  if (status < 300 || status >= 400 || !URL.canParse(location, `${base}/`)) return false;
  return new URL(location, `${base}${path}/`).href === base + path;
}

function manifestOf({ status, body }: Answer, id: string): BuildManifest | undefined {
  const value = status === 200 ? json(body) : undefined;
  if (describedBuild(value) !== id) return undefined;
  const { routes, files } = value as Partial<BuildManifest>;
  const isWhole =
    Array.isArray(routes) &&
    routes.every((route) => typeof route === "string" && route.startsWith("/")) &&
    typeof files === "object" &&
    Object.entries(files ?? {}).every(
      ([path, hash]) => path.startsWith("/") && typeof hash === "string",
    );
  return isWhole && Object.keys(files ?? {}).length > 0 ? (value as BuildManifest) : undefined;
}

function json(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}

function latestFaults(answer: Answer | undefined, id: string): readonly Fault[] {
  if (!answer) return [];
  const latest = describedBuild(json(answer.body));
  if (latest === id) return [];
  return [
    [
      latestBuildPath,
      latest === null
        ? "it names no build, so open tabs never learn of updates"
        : `it says ${latest}, the home page ${id}: an incomplete deploy or a cache`,
    ],
  ];
}

function workerFaults(answer: Answer | undefined, id: string): readonly Fault[] {
  // A worker that only removes itself names no build.
  const isOther = answer && answer.body.includes("caches") && !answer.body.includes(id);
  return isOther ? [[workerPath, `not of the home page's build, ${id}`]] : [];
}

/** Other names of a type that browsers take for the same. */
const sameTypes: Readonly<Record<string, string>> = {
  "application/javascript": "text/javascript",
  "image/vnd.microsoft.icon": "image/x-icon",
  "text/xml": "application/xml",
};

function typeFaults([path, { headers }]: readonly [string, Answer], isPage: boolean): Fault[] {
  if (headers["content-disposition"]?.startsWith("attachment"))
    return [[path, "sent as a download: take the header Content-Disposition away"]];
  const parts = (type: string) => type.toLowerCase().split(/\s*;\s*/);
  const expected = contentType(isPage ? "page.html" : path);
  const [sent = "", ...parameters] = parts(headers["content-type"] ?? "");
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  if (["", "application/octet-stream"].includes(sent))
    return [[path, "sent without its type: does the host know the types of files?"]];
  if ((sameTypes[sent] ?? sent) !== parts(expected)[0])
    return [[path, `sent as ${sent}, not ${parts(expected)[0]}`]];
  // The others have the character set of their page, or say it themselves.
  const isCharsetNeeded = ["text/html", "text/plain", "text/markdown"].includes(sent);
  return charset === "charset=utf-8" || (charset === undefined && !isCharsetNeeded)
    ? []
    : [[path, `sent with ${charset ?? "no charset"}, not charset=utf-8`]];
}

function headerFaults(answers: readonly (readonly [string, Answer])[]): readonly string[] {
  const expected = Object.entries(securityHeaders("")).map(
    ([name, value]) => [name, name === "Content-Security-Policy" ? undefined : value] as const,
  );
  const isNoneSent = answers.every(([, { headers }]) =>
    expected.every(([name]) => headers[name.toLowerCase()] === undefined),
  );
  if (isNoneSent) return ["None of them arrives: see docs/deploy.md for your host."];
  return grouped(
    answers.flatMap(([path, { headers }]) => {
      const sentAs = (name: string) => headers[name.toLowerCase()];
      // What goes together has one cause, such as a rule of the host for these files.
      const missing = expected.filter(([name]) => sentAs(name) === undefined);
      const names = missing.map(([name]) => name).join(", ");
      const isTwice = ([name, value = ""]: (typeof expected)[number]) =>
        value !== "" && sentAs(name) === `${value}, ${value}`;
      const twice = expected.filter(isTwice);
      return [
        ...(twice.length > 0
          ? [
              [
                path,
                `${twice.map(([name]) => name).join(", ")} sent twice: by a proxy, too?`,
              ] as const,
            ]
          : []),
        ...(missing.length > 0
          ? [[path, `${names} ${missing.length === 1 ? "is" : "are"} missing`] as const]
          : []),
        ...expected.flatMap(([name, value]): Fault[] => {
          const sent = sentAs(name);
          return sent === undefined || value === undefined || isEnough(name, String(sent), value)
            ? []
            : [[path, `${name} is "${String(sent)}", not "${value}"`]];
        }),
      ];
    }),
  );
}

/** Whether a header does what it should. HTTPS may be remembered for longer, and for subdomains. */
function isEnough(name: string, sent: string, value: string): boolean {
  if (name !== "Strict-Transport-Security") return sent === value || sent === `${value}, ${value}`;
  const seconds = (text: string) => Number(/max-age=(\d+)/i.exec(text)?.[1] ?? 0);
  return seconds(sent) >= seconds(value);
}

function policyFaults(pages: readonly Answer[]): readonly string[] {
  const policies = pages.map(({ headers }) => String(headers["content-security-policy"] ?? ""));
  // A policy that is missing is told with the other headers.
  const policy = policies.find(Boolean);
  if (policy === undefined) return [];
  try {
    const hashes = inlineHashes(pages.map(({ body }) => body.toString()));
    const all = Object.values(hashes).flat();
    const lacks = (one: string) => all.filter((hash) => !one.includes(hash)).length;
    // Several arrive as one, with commas in between. What counts is what all of them allow.
    for (const sent of policies.filter(Boolean)) {
      const [first = "", second] = sent.split(/,\s*/);
      if (second !== undefined)
        return ["Two policies are sent. Browsers obey both: take away the one of the host."];
      if (lacks(first) > 0)
        return [
          `It lacks ${lacks(first)} of the pages' own parts: the headers are of another build.`,
        ];
    }
    return [];
  } catch (error) {
    return [`A page was changed on the way. ${(error as Error).message}.`];
  }
}

function cacheFaults(answers: readonly (readonly [string, Answer])[]): readonly string[] {
  const directives = (value: string) =>
    value
      .toLowerCase()
      .split(/\s*,\s*/)
      // It only keeps proxies from changing files.
      .filter((directive) => directive !== "no-transform")
      .sort()
      .join();
  const sentTo = answers.map(([, { headers }]) => headers["cache-control"] ?? "");
  const name = (sent: string) => (sent ? `Cache-Control is "${sent}"` : "Cache-Control is missing");
  const kinds = new Set(answers.map(([path]) => cacheKind(path)));
  if (new Set(sentTo).size === 1 && kinds.size > 1)
    return [`${name(sentTo[0] ?? "")} for every file: see docs/deploy.md for your host.`];
  return grouped(
    answers.flatMap(([path], index): Fault[] => {
      const expected = cacheControls[cacheKind(path)];
      const sent = sentTo[index] ?? "";
      return directives(sent) === directives(expected)
        ? []
        : [[path, `${name(sent)}, not "${expected}"`]];
    }),
  );
}

/** A script that was missing in the middle of a deploy would be missing for as long as it is cached. */
function missingCached(path: string, asked: ReadonlyMap<string, Answer>): readonly string[] {
  const sent = asked.get(path)?.headers["cache-control"] ?? "";
  const seconds = Number(/max-age=(\d+)/i.exec(sent)?.[1] ?? 0);
  return seconds > 3600
    ? [`A script that is missing is cached for ${seconds} s: send "${cacheControls.revalidated}".`]
    : [];
}

function canonicalFaults(
  pages: ReadonlyMap<string, Answer>,
  base: string,
  routes: readonly string[],
): readonly string[] {
  const own = new Set(routes.map((route) => (base + route).replace(/\/$/, "")));
  const { origin } = new URL(base);
  const foreign = [...pages].flatMap(([path, { body }]): Fault[] => {
    if (!routes.includes(path)) return [];
    const link = /<link[^>]*rel="?canonical"?[^>]*>/.exec(body.toString())?.[0];
    const href = /href="?([^"\s>]*)/.exec(link ?? "")?.[1] ?? "";
    // A page at a former address names the page that has taken its place.
    if (own.has(href.replace(/\/$/, ""))) return [];
    if (!URL.canParse(href)) return [[path, "it names no canonical address"]];
    const builtFor = slashless(href).endsWith(path) ? slashless(href).slice(0, -path.length) : href;
    const hint = href.startsWith(`${origin}/`)
      ? `built for ${builtFor.replace(/\/$/, "")}, not for ${base}: check PATH_PREFIX`
      : `the canonical address is at ${new URL(href).origin}. Build with SITE_URL=${origin}, or redirect this name to that one`;
    return [[path, hint]];
  });
  return grouped(foreign);
}

/**
 * Prints the findings. The exit code is 1 from the start and is cleared only when all questions have
 * passed, so that a check that breaks off fails.
 */
export async function reportDeploy(address: string, check = checkDeploy): Promise<void> {
  process.exitCode = 1;
  if (!URL.canParse(address) || !/^https?:\/\//i.test(address)) {
    console.error("Say which site: npm run deploy-check https://www.example.org");
    process.exitCode = 2;
    return;
  }
  const findings = await check(address);
  for (const { question, wrong } of findings) {
    console.log(`${wrong.length === 0 ? "pass" : "FAIL"}  ${question}`);
    for (const sentence of wrong) console.log(`      ${sentence}`);
  }
  if (findings.length > 0 && findings.every(({ wrong }) => wrong.length === 0))
    process.exitCode = 0;
}

if (process.argv[1]?.endsWith("deploy-check.ts"))
  reportDeploy(process.argv[2] ?? "").catch((error: unknown) => {
    console.error(`The check broke off. ${error instanceof Error ? error.message : String(error)}`);
  });
