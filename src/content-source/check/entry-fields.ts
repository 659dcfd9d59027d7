import { type Collection, isDay, utcDay } from "./collections";
import { releaseSlug, versionOrder } from "../../release-notes/release-data";
import { figureOf } from "../../getting-started/step-figures";

type Values = Readonly<Record<string, unknown>>;

/** The plain fields of a node, from the path of its file and its front matter. Never throws. */
export function entryFields(
  type: Collection["type"],
  path: string,
  values: Values,
): Record<string, unknown> {
  const [folder = "", group = ""] = path.split("/");
  const slug = (path.split("/").at(-1) ?? "").replace(/\.md$/, "");
  const text = (key: string) => String(values[key] ?? "");
  const order = Number(values.order) || 0;
  switch (type) {
    case "PageText":
      return {
        path: path === "pages/index.md" ? "/" : `/${slug}`,
        title: values.title == null ? null : text("title"),
        heading: text("heading"),
        lead: text("lead"),
        description: values.description == null ? null : text("description"),
        updated: values.updated == null ? null : text("updated"),
        words: list(values.words),
        sectionWords: sectionWords(values),
      };
    case "Feature":
      return { slug, order, title: text("title") };
    case "Step": {
      const aliases = list(values.aliases);
      return {
        guide: folder === "steps" ? group : "",
        slug,
        aliases,
        figure: figureOf([slug, ...aliases]),
        order,
        title: text("title"),
        help: list(values.help),
      };
    }
    case "Answer":
      return {
        slug,
        group,
        order,
        question: text("question"),
        tool: text("tool"),
        aliases: list(values.aliases),
        words: list(values.words),
      };
    case "Release": {
      const version = text("version");
      return {
        version,
        slug: releaseSlug(version),
        date: text("date"),
        order: versionOrder(version) ?? 0,
        typed: values.typed,
        finds: values.finds,
      };
    }
    case "Policy":
      return {
        effectiveDate: text("effective"),
        summary: text("summary"),
        changes: (Array.isArray(values.changes) ? values.changes : []).map(
          (change: Values | null) => ({
            date: String(change?.date ?? ""),
            text: String(change?.text ?? ""),
          }),
        ),
      };
  }
}

/** The groups that the front matter of the support page lists, in its order. */
export function answerGroups(
  values: Values,
): readonly { slug: string; aliases: readonly string[]; title: string; order: number }[] {
  return (Array.isArray(values.groups) ? values.groups : []).map((group: Values | null, index) => ({
    slug: String(group?.slug ?? ""),
    aliases: list(group?.aliases),
    title: String(group?.title ?? ""),
    order: index + 1,
  }));
}

/**
 * Why an entry is left out: it is a draft, or a release of a later day. `day` is today in UTC;
 * undefined in develop, which shows everything.
 */
export function whyLeftOut(
  type: Collection["type"],
  values: Values,
  day: string | undefined,
): string | undefined {
  if (day === undefined) return undefined;
  if (values.draft === true) return "a draft";
  const { date } = values;
  return type === "Release" && isDay(date) && date > day ? `from ${date}` : undefined;
}

/** Today in UTC for a build, which leaves out what comes later; undefined in develop. */
export function dayOfBuild(now = new Date()): string | undefined {
  return process.env.NODE_ENV === "development" ? undefined : utcDay(now);
}

/** Words for the search by the id of the section that they lead to. */
export function sectionWords(values: Values): Readonly<Record<string, readonly string[]>> {
  const { sectionWords: all } = values;
  if (typeof all !== "object" || all === null) return {};
  return Object.fromEntries(Object.entries(all).map(([id, words]) => [id, list(words)]));
}

function list(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
