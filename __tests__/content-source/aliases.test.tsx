import { render } from "@testing-library/react";
import { figureOf } from "../../src/getting-started/step-figure";
import { sectionTexts } from "../../src/content-source/markdown/entry-texts";
import { TextSection } from "../../src/content-text/page";
import { PolicyText } from "../../src/privacy-policy/policy-text";
import { mistakesIn, sampleContent } from "../support/sample-content";

const support = "pages/support.md";
const step = "steps/getting-started/install.md";
const guide = "pages/getting-started.md";
const policy = "privacy-policy.md";

const with_ = (path: string, from: string, to: string) => {
  const text = sampleContent[path] ?? "";
  expect(text).toContain(from);
  return { [path]: text.replace(from, to) };
};

const newSection = (ids: string) => ({
  [guide]: `${sampleContent[guide] ?? ""}\n## More {${ids}}\n\nText.\n`,
});
const aliases: readonly (readonly [
  what: string,
  address: string,
  changes: Readonly<Record<string, string>>,
])[] = [
  ["a step", "/getting-started#add", with_(step, "order: 1", "order: 1\naliases: [add]")],
  ["a group", "/support#keys", with_(support, "    title", "    aliases: [keys]\n    title")],
  ["a section", "/getting-started#before", newSection("#after #older #before")],
  [
    "a heading below a section",
    "/privacy-policy#deep",
    {
      [policy]: `${sampleContent[policy] ?? ""}\n### Deeper {#deeper #deep}\n\nText.\n`,
    },
  ],
  [
    "a section that its page places",
    "/support#write",
    with_(support, "{#contact}", "{#contact #write}"),
  ],
];

test.each(aliases)("a former id of %s keeps a published address", (_, address, changes) => {
  expect(mistakesIn({}, [address])).toMatchObject([{ file: "published-ids.txt" }]);
  expect(mistakesIn(changes, [address])).toEqual([]);
});

test.each([
  [
    "a step's alias that is another's id",
    "/getting-started",
    "more",
    {
      ...with_(step, "order: 1", "order: 1\naliases: [more]"),
      ...newSection("#more"),
    },
  ],
  [
    "a group's alias that is an answer's",
    "/support",
    "dead-shortcut",
    with_(support, "    title", "    aliases: [dead-shortcut]\n    title"),
  ],
  ["a heading's alias that is its own id", "/getting-started", "more", newSection("#more #more")],
])("%s is told", (_, route, id, changes) => {
  expect(mistakesIn(changes as Record<string, string>).map(({ message }) => message)).toEqual([
    expect.stringContaining(`${route}#${id} is already used in src/content/`),
  ]);
});

test("a section and its subheadings hold their former ids, each once", () => {
  const sections = sectionTexts(
    "## Data {#data #our-data}\n\nText.\n\n### Logs {#logs #log}\n\nMore.\n",
  );
  const days = {
    effective: "2026-01-01",
    summary: [],
    changes: [],
  };
  const { container, rerender } = render(
    <PolicyText
      policy={{ sections, ...days } as unknown as Queries.PolicyPartsFragment}
      location={location}
    />,
  );
  const places = () => [...container.querySelectorAll("span[id]")].map(({ id }) => id);
  expect(places()).toEqual(["our-data", "log"]);
  expect(container.querySelector("#our-data")?.closest("section")?.id).toBe("data");
  expect(container.querySelector("#log")?.parentElement?.id).toBe("logs");
  for (const section of sections) rerender(<TextSection section={section} />);
  expect(places()).toEqual(["our-data", "log"]);
});

test("the policy's contents name the keys of a section's title", () => {
  const sections = sectionTexts("## What <kbd>Esc</kbd>, closes {#data #our-data}\n\nText.\n");
  const days = { effective: "2026-01-01", summary: [], changes: [] };
  const policy = { sections, ...days };
  const { container } = render(
    <PolicyText policy={policy as unknown as Queries.PolicyPartsFragment} location={location} />,
  );
  expect(container.querySelector('a[href="#data"]')).toHaveTextContent("What Esc, closes");
});

test("a step that is renamed keeps its figure", () => {
  expect(figureOf({ slug: "pin", aliases: [] })).toBe("pin");
  expect(figureOf({ slug: "fix-it-to-the-bar", aliases: ["newer", "pin"] })).toBe("pin");
  expect(figureOf({ slug: "constructor", aliases: [] })).toBeUndefined();
});
