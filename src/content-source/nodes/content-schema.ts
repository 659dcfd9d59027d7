import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { plainText } from "../content-tree";
import type { ContentTree } from "../content-tree";
import { contentTypes } from "./content-types";
import { defaultWords } from "../markdown/visitor-words";
import { bodyText, lineText, sectionTexts } from "../markdown/entry-texts";
import { releaseText } from "../markdown/release-text";

/** Gives a page's text the day of its last dated change. */
const modified = {
  resolve: async (source: Source, _args: unknown, { nodeModel }: Context): Promise<string> => {
    const [newest] = [
      ...(
        await nodeModel.findAll({ type: "Release", query: { sort: { order: "DESC" }, limit: 1 } })
      ).entries,
    ];
    const policy = await nodeModel.findOne({ type: "Policy", query: {} });
    const days = source.path === "/privacy-policy" ? [policy?.effectiveDate] : [newest?.date];
    return String(
      [source.updated, ...days]
        .filter((day) => typeof day === "string" && day !== "")
        .sort()
        .at(-1) ?? "1970-01-01",
    );
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

/** A field whose value is made from the Markdown body; parsed when a query asks, not before. */
const body = <T>(read: (markdown: string) => T) => ({
  resolve: (source: Source): T => read(String(source.markdown)),
});

/** How the fields are computed that nodes do not store. */
const contentResolvers = {
  PageText: {
    heading: line("heading"),
    lead: line("lead"),
    sections: body(sectionTexts),
    modified,
  },
  Feature: { title: line("title"), body: body(bodyText) },
  Step: { title: line("title"), body: body(bodyText) },
  Answer: {
    question: line("question"),
    plainQuestion: {
      resolve: (source: Source) => plainText(lineText(String(source.question)), defaultWords),
    },
    body: body(bodyText),
    plainBody: body((markdown) => plainText(bodyText(markdown), defaultWords)),
  },
  Release: {
    summary: body((markdown) => releaseText(markdown).summary),
    changes: body((markdown) => releaseText(markdown).changes),
  },
  Policy: { summary: line("summary"), sections: body(sectionTexts) },
  PolicyChange: { text: line("text") },
};

/** Tells Gatsby our types. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(contentTypes);
}

/** Tells Gatsby how their fields are computed. */
export function createResolvers(args: CreateResolversArgs): void {
  args.createResolvers(contentResolvers);
}
