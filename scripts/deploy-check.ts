// `npm run deploy-check <address>`: asks a live site eleven questions, with one request for each file.
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
import {
  type BuildManifest,
  buildManifestPath,
  describedBuild,
  latestBuildPath,
} from "../src/update/build-manifest";

/** One question and what is wrong: a line for each problem. An empty list means that it passed. */
export type Finding = Readonly<{ question: string; wrong: readonly string[] }>;

/** What a host answered. `failure` says why there is no whole answer. */
type Answer = Readonly<{
  path: string;
  status: number;
  headers: Headers;
  /** The body without its compression. */
  body: Buffer;
  failure?: string;
}>;

const unknownPath = "/no-such-page-of-deploy-check";
/** As an open tab asks for a script of the build before. */
const unknownScript = "/no-such-script-01234567.js";
const workerPath = "/sw.js";

/** How many requests wait for their answers at the same time. */
const parallel = 6;

/** Answers shorter than this may come without compression, in bytes. nginx's guide says 1024. */
const worthCompressing = 1400;

/** Asks for an address once and follows no redirect. It always resolves. */
async function ask(base: string, path: string, timeout: number): Promise<Answer> {
  // As pages ask. A cache that ignores queries answers with an older file.
  const query = /\/(latest|page-data)\.json$/.test(path) ? `?${Date.now()}` : "";
  let status = 0;
  let headers = new Headers();
  try {
    const response = await fetch(base + encodeURI(path) + query, {
      redirect: "manual",
      // Some firewalls refuse programs that give no name.
      headers: { "Accept-Encoding": "gzip, br", "User-Agent": "deploy-check" },
      signal: AbortSignal.timeout(timeout),
    });
    ({ status, headers } = response);
    return { path, status, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { message?: string; code?: string } };
    const why = cause?.message ?? message;
    const encoding = headers.get("content-encoding");
    // The body could not be decoded.
    const isEncodingWrong = cause?.code?.startsWith("Z_") ?? false;
    const failure = isEncodingWrong
      ? `the header Content-Encoding is "${encoding}", but the body is not (${why})`
      : `no whole answer (${why})`;
    return { path, status, headers, body: Buffer.alloc(0), failure };
  }
}

/**
 * Checks the site at `address`, whatever its build. `timeout` is that of one answer, in
 * milliseconds.
 */
export async function checkDeploy(address: string, timeout = 20_000): Promise<readonly Finding[]> {
  const { origin, pathname } = new URL(address);
  const base = origin + pathname.replace(/\/(?:index\.html)?$/, "");
  const home = await ask(base, "/", timeout);
  const id = buildIdIn(home.body.toString());
  const noSite = problemOf(home, base) ?? (id === undefined ? "it names no build" : undefined);
  const manifestPath = buildManifestPath(id ?? "");
  const described = noSite === undefined ? await ask(base, manifestPath, timeout) : undefined;
  const manifest = described && manifestOf(described, id);
  if (id === undefined || described === undefined || manifest === undefined)
    return [
      {
        question: "The site answers",
        wrong: [
          noSite === undefined
            ? `${manifestPath}: it is not the list of files of the home page’s build.`
            : `${base}/: ${noSite}.`,
        ],
      },
    ];

  const { routes } = manifest;
  const withSlash = routes.filter((route) => route !== "/").map((route) => `${route}/`);
  const built = new Map(
    Object.entries(manifest.files).map(([path, hash]) => [
      path.endsWith(".html") ? documentAddress(path) : path,
      hash,
    ]),
  );
  const notFoundHash = manifest.files[notFoundDocument];
  const files = Object.keys(manifest.files).filter((path) => !path.endsWith(".html"));
  const waiting = [
    ...routes.filter((route) => route !== "/"),
    ...withSlash,
    ...[latestBuildPath, workerPath, unknownPath, unknownScript],
    ...files,
  ];
  const asked = [home, described];
  const askNext = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      asked.push(await ask(base, path, timeout));
  };
  await Promise.all(Array.from({ length: parallel }, askNext));

  // A page may be led from the address with a slash at its end to the one without.
  const answers = asked.filter(
    (answer) => !withSlash.includes(answer.path) || !leadsTo(answer, base, slashless(answer.path)),
  );
  const answered = answers.filter((answer) => problemOf(answer, base) === undefined);
  const pages = answered.filter(
    ({ path }) => path === unknownPath || routes.includes(slashless(path)),
  );
  const isOfBuild = ({ body }: Answer) => buildIdIn(body.toString()) === id;
  const ownPages = pages.filter(isOfBuild);
  const question = (
    text: string,
    all: readonly Answer[],
    problem: (answer: Answer) => string | undefined,
  ): Finding => ({ question: text, wrong: grouped(all, problem) });

  return [
    question("Everything answers at its address", answers, (answer) => problemOf(answer, base)),
    question(`Everything is of one build, ${id}`, answered, (answer) => {
      const { path, body } = answer;
      const isOther =
        (pages.includes(answer) && !isOfBuild(answer)) ||
        (path === latestBuildPath && describedBuild(json(body)) !== id) ||
        // A worker that only removes itself names no build.
        (path === workerPath && body.includes("caches") && !body.includes(id));
      return isOther ? `it is not of the home page’s build, ${id}` : undefined;
    }),
    question("Everything is as it was built", answered, (answer) => {
      if (pages.includes(answer) && !isOfBuild(answer)) return undefined;
      const { path, body } = answer;
      const hash = path === unknownPath ? notFoundHash : built.get(slashless(path));
      const isSame = !hash || createHash("sha256").update(body).digest("hex") === hash;
      return isSame ? undefined : "it is not as it was built: does something rewrite files?";
    }),
    question("Everything has its type", answered, (answer) =>
      typeProblem(answer, pages.includes(answer)),
    ),
    question("The headers of the build are sent", answered, headerProblem),
    {
      question: "The policy allows what the pages carry",
      wrong: policyProblems(ownPages),
    },
    question("Everything is cached as long as it may be", answered, ({ path, headers }) => {
      const sent = headers.get("cache-control") ?? "";
      // A script that was missing in the middle of a deploy comes back.
      if (path === unknownScript)
        return Number(/max-age=(\d+)/i.exec(sent)?.[1] ?? 0) > 3600
          ? `Cache-Control is "${sent}" for what is missing`
          : undefined;
      const expected = cacheControls[cacheKind(path)];
      const isSame = directives(sent) === directives(expected);
      return isSame ? undefined : `Cache-Control is "${sent}", not "${expected}"`;
    }),
    question("No cookies are set", answered, ({ headers }) =>
      headers.has("set-cookie")
        ? "it sets a cookie, although the privacy policy promises none"
        : undefined,
    ),
    question("Texts are compressed", answered, (answer) => {
      const { path, headers, body } = answer;
      const isText = pages.includes(answer) || isCompressible(contentType(path));
      return isText && body.byteLength >= worthCompressing && !headers.has("content-encoding")
        ? "it is sent without compression"
        : undefined;
    }),
    question("Search engines may list the pages", ownPages, ({ path, headers, body }) => {
      const isHidden =
        /noindex|none/i.test(headers.get("x-robots-tag") ?? "") ||
        /<meta[^>]*name="robots"[^>]*noindex/.test(body.toString());
      return routes.includes(path) && isHidden
        ? "search engines are kept away, as from a preview"
        : undefined;
    }),
    question("Canonical addresses are those of the site", ownPages, ({ path, body }) => {
      const link = /<link[^>]*rel="?canonical"?[^>]*>/.exec(body.toString())?.[0];
      const href = /href="?([^"\s>]*)/.exec(link ?? "")?.[1] ?? "none";
      // A page at a former address names the page that has taken its place.
      const isOwn = routes.some((route) => slashless(base + route) === slashless(href));
      return !routes.includes(path) || isOwn
        ? undefined
        : `its canonical address is at ${originOf(href)}, not at ${base}: check SITE_URL and PATH_PREFIX`;
    }),
  ];
}

/** One line for each problem, with the paths that have it. */
function grouped(
  answers: readonly Answer[],
  problemIn: (answer: Answer) => string | undefined,
): readonly string[] {
  const pathsOf = new Map<string, string[]>();
  for (const answer of answers) {
    const problem = problemIn(answer);
    if (problem !== undefined) pathsOf.set(problem, [...(pathsOf.get(problem) ?? []), answer.path]);
  }
  return [...pathsOf].map(([problem, paths]) => {
    const others = paths.length > 3 ? ` and ${paths.length - 2} more` : "";
    return `${paths.slice(0, others ? 2 : 3).join(", ")}${others}: ${problem}.`;
  });
}

/** Why an answer is not the file at its address; undefined if it is. */
function problemOf({ path, status, headers, body, failure }: Answer, base: string) {
  if (failure !== undefined) return failure;
  if (path === unknownPath || path === unknownScript)
    return status === 404 ? undefined : `an unknown path answers ${status}, not 404`;
  const location = headers.get("location");
  if (status >= 300 && status < 400 && location !== null)
    return `it redirects to ${location.replace(base, "") || "/"}`;
  if (status !== 200) return `it answers ${status}`;
  return body.byteLength > 0 ? undefined : "it is empty";
}

/** An address without the slash at its end. */
function slashless(path: string): string {
  return path.replace(/(.)\/$/, "$1");
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}

/** Whether an answer is a redirect to a path of this site. */
function leadsTo({ path, status, headers }: Answer, base: string, target: string): boolean {
  const location = headers.get("location") ?? "";
  if (status < 300 || status >= 400 || !URL.canParse(location, `${base}${path}`)) return false;
  return new URL(location, `${base}${path}`).href === base + target;
}

function manifestOf({ status, body }: Answer, id: string | undefined): BuildManifest | undefined {
  const value = status === 200 ? json(body) : undefined;
  return id !== undefined && describedBuild(value) === id ? (value as BuildManifest) : undefined;
}

function json(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}

/** The directives of a Cache-Control header in one order. */
function directives(value: string): string {
  return value
    .toLowerCase()
    .split(/\s*,\s*/)
    .sort()
    .join();
}

/** Other names of a type that browsers take for the same. */
const sameTypes: Readonly<Record<string, string>> = {
  "application/javascript": "text/javascript",
  "image/vnd.microsoft.icon": "image/x-icon",
  "text/xml": "application/xml",
};

function typeProblem({ path, headers }: Answer, isPage: boolean): string | undefined {
  const type = headers.get("content-type")?.toLowerCase() ?? "no type";
  const isHtml = isPage || path === unknownScript;
  const [expected = ""] = contentType(isHtml ? "page.html" : path).split(";");
  const [sent = ""] = type.split(/\s*;/);
  const isText = ["text/html", "text/plain"].includes(expected);
  // The others have the character set of their page, or say it themselves.
  const isRead = type.includes("charset=utf-8") || !(isText || type.includes("charset="));
  return (sameTypes[sent] ?? sent) === expected && isRead
    ? undefined
    : `it is sent as ${type}, not ${contentType(isHtml ? "page.html" : path)}`;
}

function headerProblem({ headers }: Answer): string | undefined {
  const wrong = Object.entries(securityHeaders("")).filter(([name, value]) => {
    const sent = headers.get(name);
    // The policy has its own question.
    if (name === "Content-Security-Policy") return sent === null;
    if (name !== "Strict-Transport-Security") return sent !== value;
    // HTTPS may be remembered for longer, and for subdomains.
    const seconds = (text: string | null) => Number(/max-age=(\d+)/i.exec(text ?? "")?.[1] ?? 0);
    return seconds(sent) < seconds(value);
  });
  return wrong.length === 0
    ? undefined
    : `missing or wrong: ${wrong.map(([name]) => name).join(", ")}`;
}

function policyProblems(pages: readonly Answer[]): readonly string[] {
  try {
    const hashes = Object.values(inlineHashes(pages.map(({ body }) => body.toString()))).flat();
    return grouped(pages, ({ headers }) => {
      // Several policies arrive as one, with a comma in between. What counts is what all allow.
      const policies = headers.get("content-security-policy")?.split(/,\s*/) ?? [];
      const isLacking = policies.some((policy) => hashes.some((hash) => !policy.includes(hash)));
      return isLacking
        ? "the policy lacks inline parts: are the headers of this build?"
        : undefined;
    });
  } catch (error) {
    return [`A page was changed on the way. ${(error as Error).message}.`];
  }
}

/** Prints the findings. The exit code is 1 from the start, so that a check that breaks off fails. */
export async function reportDeploy(address: string, check = checkDeploy): Promise<void> {
  process.exitCode = 1;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    console.error("Say which site: npm run deploy-check https://www.example.org");
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
