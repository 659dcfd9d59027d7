// Build time only.

/**
 * The types that pages query, each field described for GraphiQL. Nodes are children of their file,
 * which is said here because Gatsby's guess depends on which nodes exist already.
 */
export const typeDefinitions = /* GraphQL */ `
  """
  The text of one page: src/content/pages/*.md.
  """
  type PageText implements Node @dontInfer @childOf(types: ["File"]) {
    "Address of the page, without a trailing slash."
    path: String!
    "Title of the page for the browser's tab; none on the home page."
    title: String
    "The heading, as a content tree."
    heading: JSON!
    "The sentence below the heading, as a content tree."
    lead: JSON!
    "What search results say about the page, in plain letters; none where the site's description fits."
    description: String
    "The Markdown body, split at its headings of the second level."
    sections: [Section!]!
    "Words that visitors type for a section and that it does not contain, by the section's id."
    sectionWords: JSON!
    "Day of the last dated change of what the page shows, for the sitemap; none where nothing has a date."
    modified: Date @dateformat
  }

  """
  A part of a page below a heading of its own.
  """
  type Section @dontInfer {
    "The heading's id, for links: {#id} at its end, or made from its text."
    id: String!
    "The heading, as a content tree that begins with the former ids."
    title: JSON!
    "What is below the heading, as a content tree."
    body: JSON!
  }

  """
  A reason to install, on the home page: src/content/features/*.md.
  """
  type Feature implements Node @dontInfer @childOf(types: ["File"]) {
    "Name of the file."
    slug: String!
    "Place among the features, smallest first."
    order: Int!
    "The title, as a content tree."
    title: JSON!
    "The text, as a content tree."
    body: JSON!
  }

  """
  A tab of the demo's sample browser: src/content/demo-tabs.json.
  """
  type SampleTab implements Node @dontInfer @childOf(types: ["File"]) {
    "Place in the order of last use, counted from 0."
    order: Int!
    "Name of its window: 1, 2 or private."
    window: String!
    "The title, in plain letters."
    title: String!
    "The address as the browser shows it: without the scheme."
    address: String!
  }

  """
  One step of a guide: src/content/steps/<guide>/*.md.
  """
  type Step implements Node @dontInfer @childOf(types: ["File"]) {
    "The guide: the name of its folder, getting-started."
    guide: String!
    "Name of the file, and id on the page."
    slug: String!
    "Ids that the step had earlier; links to them still arrive."
    aliases: [String!]!
    "The figure beside it: the name that the step had when the figure was drawn; empty for none."
    figure: String!
    "Place in the guide, smallest first."
    order: Int!
    "The title, as a content tree that begins with the former ids."
    title: JSON!
    "The text, as a content tree."
    body: JSON!
    "Answers for somebody who is stuck at this step."
    help: [Answer!]! @link(by: "slug")
  }

  """
  A question that visitors ask, with its answer: src/content/answers/<group>/*.md.
  """
  type Answer implements Node @dontInfer @childOf(types: ["File"]) {
    "Name of the file, and id on the page."
    slug: String!
    "Slug of its group: the name of its folder."
    group: String!
    "Place in the group, smallest first."
    order: Int!
    "The question, as a content tree."
    question: JSON!
    "The question in plain letters, with the default words."
    plainQuestion: String!
    "Ids that the answer had earlier; links to them still arrive."
    aliases: [String!]!
    "Words that visitors type and the answer does not have: searched, and not shown."
    words: [String!]!
    "What visitors can try below the answer: keys or shortcut; empty for nothing."
    tool: String!
    "The answer, as a content tree."
    body: JSON!
    "The answer in plain letters, with the default words."
    plainBody: String!
  }

  """
  A group of answers: \`groups\` in src/content/pages/support.md. (Gatsby takes the name
  AnswerGroupConnection for grouping answers, so the type cannot be called AnswerGroup.)
  """
  type SupportGroup implements Node @dontInfer @childOf(types: ["File"]) {
    "Name of the folder of its answers."
    slug: String!
    "Ids that the group had earlier; links to them still arrive."
    aliases: [String!]!
    "The title, as a content tree that begins with the former ids."
    title: JSON!
    "Place on the page, counted from 1."
    order: Int!
  }

  """
  A published version: src/content/releases/<version>.md.
  """
  type Release implements Node @dontInfer @childOf(types: ["File"]) {
    "Version, like 1.4.0 or 1.8.0-beta.1."
    version: String!
    "Id on the page, like v1-4-0."
    slug: String!
    "Day of publication."
    date: Date! @dateformat
    "Grows with the version: sort by it, newest first is DESC."
    order: Float!
    "What is typed in its picture of the list; none for a release without a picture."
    typed: String
    "The letters that the list finds, where there is a typo in those typed."
    finds: String
    "What the release is about, as a content tree; empty when it says nothing."
    summary: JSON!
    "The changes, by kind."
    changes: [Change!]!
  }

  """
  The changes of a release that are of one kind.
  """
  type Change @dontInfer {
    "Added, Changed, Fixed, Removed or Security."
    kind: String!
    "One content tree for each change."
    items: [JSON!]!
  }

  """
  The privacy policy: src/content/privacy-policy.md.
  """
  type Policy implements Node @dontInfer @childOf(types: ["File"]) {
    "Day from which it holds."
    effectiveDate: Date! @dateformat
    "The policy in one sentence, as a content tree."
    summary: JSON!
    "Its sections."
    sections: [Section!]!
    "What changed when, newest first."
    changes: [PolicyChange!]!
  }

  """
  A picture that texts show: src/content/pictures/*.
  """
  type Picture implements Node @dontInfer @childOf(types: ["File"]) {
    "Name of the file, as texts write it."
    name: String!
    "Width in pixels."
    width: Int!
    "Height in pixels."
    height: Int!
    "Part of its address."
    hash: String!
    "Path prefix of the site."
    prefix: String!
  }

  """
  One dated change of the privacy policy.
  """
  type PolicyChange @dontInfer {
    "Day of the change."
    date: Date! @dateformat
    "What changed, as a content tree."
    text: JSON!
  }
`;
