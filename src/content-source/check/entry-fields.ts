import { z } from "zod";
import { type Collection, collectionOf, isDay, utcDay } from "./collections";
import { releaseSlug, versionOrder } from "../../release-notes/release-data";

type Values = Readonly<Record<string, unknown>>;

/** What a value is where the front matter has none, or a wrong one. */
function emptyValue(schema: unknown): unknown {
  const type = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (type instanceof z.ZodArray) return [];
  if (type instanceof z.ZodRecord) return {};
  if (type instanceof z.ZodNumber) return 0;
  return type === schema ? "" : null;
}

/** The fields of a node: its front matter, as its schema has it, and what follows from it. Never throws. */
export function entryFields(
  type: Collection["type"],
  path: string,
  values: Values,
): Record<string, unknown> {
  const [, group = ""] = path.split("/");
  const slug = (path.split("/").at(-1) ?? "").replace(/\.md$/, "");
  const read = Object.fromEntries(
    Object.entries(collectionOf(path)?.schema.shape ?? {}).map(([key, schema]) => [
      key,
      z.safeParse(schema, values[key]).data ?? emptyValue(schema),
    ]),
  );
  switch (type) {
    case "PageText":
      return { ...read, path: path === "pages/index.md" ? "/" : `/${slug}` };
    case "Feature":
    case "Step":
      return { ...read, slug };
    case "Answer":
      return { ...read, slug, group, tool: read.tool ?? "" };
    case "Release": {
      const version = String(read.version);
      return { ...read, slug: releaseSlug(version), order: versionOrder(version) ?? 0 };
    }
    case "Policy":
      return read;
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

function list(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
