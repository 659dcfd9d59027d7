// `npm run deploy-check <address>`: checks a live site for the problems in docs/deploy.md.
import { createHash } from "node:crypto";
import { inlineHashes } from "../src/build/content-security-policy";
import {
  cacheControls,
  cacheKind,
  contentType,
  securityHeaders,
} from "../src/build/response-headers";
import { buildIdIn } from "../src/offline/offline-build";
import {
  type BuildManifest,
  buildManifestPath,
  describedBuild,
} from "../src/update/build-manifest";

/** One check and what is wrong. An empty list means that the check passed. */
export type Finding = Readonly<{ question: string; wrong: readonly string[] }>;

type Answer = Readonly<{ status: number; headers: Headers; body: Buffer }>;

/** Checks the site at `address`, whatever its build. A host that does not answer is a finding. */
export async function checkDeploy(address: string): Promise<readonly Finding[]> {
  const base = address.replace(/\/$/, "");
  const ask = async (path: string): Promise<Answer> => {
    const response = await fetch(base + path, {
      headers: { "Accept-Encoding": "gzip" },
      signal: AbortSignal.timeout(20_000),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
  const home = await ask("/").catch((error: unknown) => String(error));
  if (typeof home === "string") return [{ question: "The site answers", wrong: [home] }];
  const id = buildIdIn(home.body.toString());
  const latest = describedBuild(json(await ask(`/builds/latest.json?${Date.now()}`)));
  const manifestPath = buildManifestPath(latest ?? "unknown");
  const manifestAnswer = await ask(manifestPath);
  const described = json(manifestAnswer);
  const manifest =
    latest !== null && describedBuild(described) === latest
      ? (described as BuildManifest)
      : undefined;
  const documents = new Map<string, Answer>([["/", home]]);
  for (const route of manifest?.routes ?? [])
    if (!documents.has(route)) documents.set(route, await ask(route));
  const unknown = await ask("/no-such-page-of-deploy-check");
  const worker = await ask("/sw.js");

  return [
    {
      question: "Pages and /builds/latest.json are of one build",
      wrong: [
        ...(id === undefined ? ["The home page names no build: is this the site?"] : []),
        ...(latest
          ? []
          : ["/builds/latest.json cannot be read: open tabs never learn of updates."]),
        ...(latest && id && latest !== id
          ? [`latest.json says ${latest}, the home page ${id}: an incomplete deploy or a cache.`]
          : []),
        ...(latest && !manifest ? [`${manifestPath} answers ${manifestAnswer.status}.`] : []),
        ...[...documents]
          .filter(([, { body }]) => buildIdIn(body.toString()) !== id)
          .map(([route]) => `${route} is of another build.`),
      ],
    },
    { question: "Pages answer 200", wrong: statuses(documents) },
    {
      question: "An unknown path answers 404 with the site's own page",
      wrong: [
        ...(unknown.status === 404
          ? []
          : [`It answers ${unknown.status}: remove the rewrite to index.html.`]),
        ...(buildIdIn(unknown.body.toString()) === id
          ? []
          : ["The page is not 404.html of this build."]),
      ],
    },
    { question: "Every file of the build is there and whole", wrong: await damaged(manifest, ask) },
    { question: "Pages send the build's headers", wrong: [...documents].flatMap(headerFaults) },
    {
      question: "The policy allows what the pages carry",
      wrong: policyFaults([...documents.values(), unknown]),
    },
    {
      question: "Files are cached as long as they may be",
      wrong: await cacheFaults(manifest, ask),
    },
    {
      question: "Pages are compressed",
      wrong: [...documents]
        .filter(([, { headers }]) => !headers.get("content-encoding"))
        .map(([route]) => `${route} is sent without compression.`),
    },
    {
      question: "The service worker is of this build",
      wrong: [
        ...(worker.status === 200 ? [] : [`/sw.js answers ${worker.status}.`]),
        ...(/javascript/.test(worker.headers.get("content-type") ?? "")
          ? []
          : ["/sw.js is not sent as JavaScript."]),
        ...(id !== undefined && /caches/.test(worker.body.toString()) && !worker.body.includes(id)
          ? ["/sw.js is of another build. (A worker that only removes itself names none.)"]
          : []),
      ],
    },
    {
      question: "Canonical addresses are those of the site",
      wrong: [...documents].flatMap(([route, { body }]) => {
        const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(body.toString())?.[0];
        const href = /href="([^"]*)"/.exec(canonical ?? "")?.[1];
        // A page at a former address names the page that has taken its place.
        const isOwn = [...documents.keys()].some(
          (page) => href?.replace(/\/$/, "") === (base + page).replace(/\/$/, ""),
        );
        return isOwn ? [] : [`${route} says ${href}: build with SITE_URL=${new URL(base).origin}.`];
      }),
    },
  ];
}

function json({ status, body }: Answer): unknown {
  try {
    return status === 200 ? (JSON.parse(body.toString()) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

function statuses(documents: ReadonlyMap<string, Answer>): readonly string[] {
  return [...documents]
    .filter(([, { status }]) => status !== 200)
    .map(([route, { status }]) => `${route} answers ${status}.`);
}

async function damaged(
  manifest: BuildManifest | undefined,
  ask: (path: string) => Promise<Answer>,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [path, hash] of Object.entries(manifest?.files ?? {})) {
    // The not-found document has no address of its own.
    if (path === "/404.html") continue;
    const { status, headers, body } = await ask(path);
    if (status !== 200) wrong.push(`${path} answers ${status}.`);
    else if (createHash("sha256").update(body).digest("hex") !== hash)
      wrong.push(`${path} is not as it was built.`);
    else if (headers.get("content-type")?.split(";")[0] !== contentType(path).split(";")[0])
      wrong.push(`${path} is sent as ${headers.get("content-type")}.`);
  }
  return wrong;
}

function headerFaults([route, { headers }]: readonly [string, Answer]): readonly string[] {
  return Object.entries(securityHeaders(""))
    .filter(([name]) => name !== "Content-Security-Policy")
    .filter(([name, value]) => headers.get(name) !== value)
    .map(
      ([name, value]) => `${route}: ${name} is ${headers.get(name) ?? "missing"}, not ${value}.`,
    );
}

function policyFaults(answers: readonly Answer[]): readonly string[] {
  const policy = answers[0]?.headers.get("content-security-policy");
  if (!policy) return ["There is no Content-Security-Policy: see docs/deploy.md for your host."];
  const { scripts, styles, styleAttributes } = inlineHashes(
    answers.map(({ body }) => body.toString()),
  );
  const missing = [...scripts, ...styles, ...styleAttributes].filter(
    (hash) => !policy.includes(hash),
  );
  return missing.length === 0
    ? []
    : [`It lacks ${missing.length} of the pages' own parts: the headers are of another build.`];
}

async function cacheFaults(
  manifest: BuildManifest | undefined,
  ask: (path: string) => Promise<Answer>,
): Promise<readonly string[]> {
  const script = Object.keys(manifest?.files ?? {}).find((path) => cacheKind(path) === "immutable");
  const wrong: string[] = [];
  for (const path of ["/", "/sw.js", "/builds/latest.json", ...(script ? [script] : [])]) {
    const sent = (await ask(path)).headers.get("cache-control");
    const expected = cacheControls[cacheKind(path)];
    if (sent !== expected) wrong.push(`${path}: Cache-Control is ${sent}, not ${expected}.`);
  }
  return wrong;
}

async function main(): Promise<void> {
  const address = process.argv[2] ?? "";
  if (!/^https?:\/\//.test(address)) {
    console.error("Say which site: npm run deploy-check https://www.example.org");
    process.exitCode = 2;
    return;
  }
  const findings = await checkDeploy(address);
  for (const { question, wrong } of findings) {
    console.log(`${wrong.length === 0 ? "pass" : "FAIL"}  ${question}`);
    for (const sentence of wrong.slice(0, 10)) console.log(`      ${sentence}`);
    if (wrong.length > 10) console.log(`      and ${wrong.length - 10} more`);
  }
  if (findings.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1;
}

if (process.argv[1]?.endsWith("deploy-check.ts")) void main();
