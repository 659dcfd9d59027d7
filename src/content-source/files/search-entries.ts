import { routes } from "../../site/site";
import type { NodeReader } from "../../site/site-pages";
import type { SearchEntry } from "../../site-search/search-entry";
import { searchLabels } from "../../site-search/search-labels";
import { type ContentTree, type TextSection, plainText } from "../../content-text/content-tree";
import { bodyText, lineText, sectionTexts } from "../markdown/entry-texts";
import type { ReadRelease } from "./read-releases";

/** How many releases the search finds. Older ones are on the page of the release notes. */
const newestReleases = 20;

/** How many answers are offered before anything is typed: the first of the page. */
const suggestedAnswers = 4;

/** How many letters of a text are searched: enough for a whole answer. */
const longestText = 2000;

type Words = readonly string[];

/** What the search finds: pages, steps, answers, policy and the newest releases. */
export function searchIndex(
  nodes: NodeReader,
  newestFirst: readonly ReadRelease[],
): readonly SearchEntry[] {
  const textsOf = (type: string) =>
    nodes.getNodesByType(type).map((node) => ({
      path: String(node.path),
      slug: String(node.slug),
      group: String(node.group),
      order: Number(node.order),
      line: (field: string) => lineText(String(node[field] ?? "")),
      markdown: String(node.markdown),
      words: (node.words ?? []) as Words,
      sectionWords: (node.sectionWords ?? {}) as Readonly<Record<string, Words>>,
    }));
  const inOrder = (type: string) => textsOf(type).sort((a, b) => a.order - b.order);
  // Orders are unique within a group only.
  const groups = inOrder("SupportGroup").map(({ slug }) => slug);
  const answers = inOrder("Answer").sort(
    (a, b) => groups.indexOf(a.group) - groups.indexOf(b.group),
  );
  const features = inOrder("Feature").map(({ line, markdown }) => [
    ...line("title"),
    ". ",
    ...bodyText(markdown),
  ]);

  const routeOrder = Object.values<string>(routes);
  const rankOf = ({ path }: { path: string }) => routeOrder.indexOf(path) + 1 || 99;
  const pages = [...textsOf("PageText"), ...textsOf("TextPage")].sort(
    (a, b) => rankOf(a) - rankOf(b) || a.path.localeCompare(b.path, "en"),
  );

  // Of two that match equally well, the first is shown first: a section says more than its page.
  return [
    ...inOrder("Step").map(({ slug, line, markdown }) =>
      entry(`${routes.gettingStarted}#${slug}`, "Step", line("title"), bodyText(markdown)),
    ),
    ...pages.flatMap(({ path, markdown, sectionWords }) =>
      sections(path, "Page", sectionTexts(markdown), sectionWords),
    ),
    ...answers.map(({ slug, line, markdown, words }, index) => ({
      ...entry(`${routes.support}#${slug}`, "Answer", line("question"), bodyText(markdown), words),
      ...(index < suggestedAnswers ? { isSuggested: true as const } : {}),
    })),
    ...pages.map(({ path, line, markdown, words }) => {
      const isHome = path === routes.home;
      const title = isHome ? [searchLabels.home] : line("title");
      const heading = plainText(line("heading"));
      const intro = isHome ? features.flat() : bodyText(markdown.replace(/^## [^]*/m, ""));
      const text = [...line("lead"), " ", ...intro];
      const page = entry(path, "Page", title, text, [heading, ...words]);
      return routeOrder.includes(path) ? { ...page, isSuggested: true as const } : page;
    }),
    ...textsOf("Policy").flatMap(({ markdown }) =>
      sections(routes.privacyPolicy, "Policy", sectionTexts(markdown)),
    ),
    ...newestFirst
      .slice(0, newestReleases)
      .map((release, index) =>
        index === 0
          ? { ...releaseEntry(release), isSuggested: true as const }
          : releaseEntry(release),
      ),
  ];
}

function entry(
  url: string,
  group: SearchEntry["group"],
  title: ContentTree,
  body: ContentTree,
  words: Words = [],
): SearchEntry {
  // A row of a table says little without the others.
  const text = plainText(
    body.filter((node) => typeof node === "string" || node[0] !== "table"),
  ).slice(0, longestText);
  // A line break keeps words of different phrases apart.
  const hidden = words.length > 0 ? { keywords: words.join("\n") } : {};
  return { url, title: plainText(title), group, text, ...hidden };
}

function sections(
  path: string,
  group: SearchEntry["group"],
  parts: readonly TextSection[],
  words: Readonly<Record<string, Words>> = {},
) {
  return parts
    .filter(({ id }) => words[id]?.length !== 0)
    .map(({ id, title, body }) => entry(`${path}#${id}`, group, title, body, words[id]));
}

function releaseEntry({ version, slug, summary, changes }: ReadRelease): SearchEntry {
  const items = changes.flatMap((change) => change.items.flatMap((item) => [...item, " "]));
  return entry(
    `${routes.releaseNotes}#${slug}`,
    "Release",
    [`Version ${version}`],
    [...summary, " ", ...items],
  );
}
