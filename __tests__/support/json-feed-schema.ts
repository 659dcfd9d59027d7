const url = { type: "string", pattern: "^https?://" } as const;
const date = {
  type: "string",
  pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$",
} as const;
const author = {
  type: "object",
  minProperties: 1,
  properties: { name: { type: "string" }, url, avatar: url },
  additionalProperties: false,
} as const;

/** A schema of https://www.jsonfeed.org/version/1.1/ with absolute addresses. */
export const jsonFeedSchema = {
  type: "object",
  required: ["version", "title", "items"],
  properties: {
    version: { const: "https://jsonfeed.org/version/1.1" },
    title: { type: "string", minLength: 1 },
    description: { type: "string" },
    home_page_url: url,
    feed_url: url,
    icon: url,
    favicon: url,
    language: { type: "string", pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
    authors: { type: "array", items: author },
    items: {
      type: "array",
      items: {
        type: "object",
        required: ["id", "url", "content_html", "date_published"],
        properties: {
          id: { type: "string", minLength: 1 },
          url,
          title: { type: "string" },
          summary: { type: "string" },
          content_html: { type: "string", minLength: 1 },
          date_published: date,
          date_modified: date,
        },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
} as const;
