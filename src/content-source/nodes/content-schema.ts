import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { routes } from "../../site/site";
import { isDay } from "../check/collections";
import { plainText } from "../../content-text/content-tree";
import type { ContentTree } from "../../content-text/content-tree";
import { typeDefinitions } from "./type-definitions";
import { defaultWords } from "../markdown/visitor-words";
import { formerIds } from "../markdown/markdown-tree";
import { bodyText, lineText, sectionTexts } from "../markdown/entry-texts";
import type { Pictures } from "../markdown/picture-tree";
import { releaseText } from "../markdown/release-text";
import { picturesByName } from "./read-releases";

/** The day of the last dated change that a page shows; null when nothing on it has a date. */
const modified = {
  resolve: async (source: Source, _args: unknown, { nodeModel }: Context) => {
    const days = [source.updated];
    if (source.path === routes.privacyPolicy)
      days.push((await nodeModel.findOne({ type: "Policy", query: {} }))?.effectiveDate);
    if (source.path === routes.releaseNotes) {
      const newest = { sort: { order: "DESC" }, limit: 1 };
      const { entries } = await nodeModel.findAll({ type: "Release", query: newest });
      days.push(...[...entries].map(({ date }) => date));
    }
    return days.filter(isDay).sort().at(-1) ?? null;
  },
};

type Source = Readonly<Record<string, unknown>>;
type Found = Readonly<Record<string, unknown>>;
type Context = {
  nodeModel: {
    findAll(args: { type: string; query: object }): Promise<{ entries: Iterable<Found> }>;
    findOne(args: { type: string; query: object }): Promise<Found | null>;
  };
};

/** A field whose value is made from a line of front matter. */
const line = (field: string) => ({
  resolve: (source: Source): ContentTree => lineText(String(source[field])),
});

/** A field whose value is a line of front matter as plain text, with the default words. */
const plainLine = (field: string) => ({
  resolve: (source: Source): string | null =>
    source[field] == null ? null : plainText(lineText(String(source[field])), defaultWords),
});

/**
 * A field whose value is made from the Markdown body, which is parsed when a query asks for it. In
 * develop, the value is recomputed when one of its pictures changes.
 */
const body = <T>(read: (markdown: string, pictures?: Pictures) => T) => ({
  resolve: async (source: Source, _args: unknown, { nodeModel }: Context): Promise<T> => {
    const markdown = String(source.markdown);
    if (!markdown.includes("![")) return read(markdown);
    const { entries } = await nodeModel.findAll({ type: "Picture", query: {} });
    return read(markdown, picturesByName(entries));
  },
});

/** The title of a step or group. It begins with anchors for the former ids. */
const titleWithIds = {
  resolve: ({ aliases, title }: Source): ContentTree => [
    ...formerIds(aliases as readonly string[]),
    ...lineText(String(title)),
  ],
};

/** How the fields are computed that nodes do not store. */
const contentResolvers = {
  PageText: {
    heading: line("heading"),
    lead: line("lead"),
    title: plainLine("title"),
    sections: body(sectionTexts),
    sectionWords: { resolve: ({ sectionWords = {} }: Source) => sectionWords },
    modified,
  },
  Feature: { title: line("title"), body: body(bodyText) },
  Step: { title: titleWithIds, body: body(bodyText) },
  SupportGroup: { title: titleWithIds },
  Answer: {
    question: line("question"),
    plainQuestion: plainLine("question"),
    body: body(bodyText),
    plainBody: body((markdown) => plainText(bodyText(markdown), defaultWords)),
  },
  Release: {
    summary: body((markdown, pictures) => releaseText(markdown, pictures).summary),
    changes: body((markdown, pictures) => releaseText(markdown, pictures).changes),
  },
  Policy: { summary: line("summary"), sections: body(sectionTexts) },
  PolicyChange: { text: line("text") },
};

/** Tells Gatsby our types. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(typeDefinitions);
}

/** Tells Gatsby how their fields are computed. */
export function createResolvers(args: CreateResolversArgs): void {
  args.createResolvers(contentResolvers);
}
