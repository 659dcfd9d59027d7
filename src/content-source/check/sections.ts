// Build time only: pure. The headings of a text, and what is between them.
import type { Nodes, Root } from "mdast";
import { plainText } from "../../content-text/content-tree";
import { splitAtHeadings } from "../markdown/entry-texts";
import { boldHeadings, contentTree, readHeading } from "../markdown/markdown-tree";
import { lineOf } from "../markdown/parse-markdown";
import { changeKind, changeKinds, changesIn, releaseParts } from "../markdown/release-text";
import { type Collection, idPattern } from "./collections";
import { didYouMean, type Report } from "../markdown/report";

type Type = Collection["type"];

const hasSections = (type: Type) => ["PageText", "TextPage", "Policy"].includes(type);

/** The ids of the sections of a text; none if its kind has no sections. */
export function sectionIds(type: Type, { children }: Root): readonly string[] {
  if (!hasSections(type)) return [];
  return splitAtHeadings(children).parts.map(({ heading }) => readHeading(heading).id);
}

/** The parts of a text that a page shows, without the headings of a release. */
export function partsOf(type: Type, root: Root): readonly (readonly Nodes[])[] {
  if (hasSections(type)) return [root.children];
  if (type !== "Release") return [boldHeadings(root.children)];
  const { before, parts } = releaseParts(root);
  return [boldHeadings(before), ...parts.flatMap(({ nodes }) => changesIn(nodes))];
}

/** Reports what a page would leave out or show in the wrong place. */
export function checkSections(type: Type, root: Root, report: Report): void {
  if (type === "Release") return checkChanges(root, report);
  if (!hasSections(type)) return;
  const { before, parts } = splitAtHeadings(root.children);
  const [stray] = before;
  if (stray && type !== "TextPage")
    report(lineOf(stray), 'The page shows nothing above the first "## " heading.');
  let depth = 2;
  for (const node of root.children) {
    if (node.type !== "heading") continue;
    const { id, aliases } = readHeading(node);
    if (node.depth > depth + 1)
      report(lineOf(node), `A level is left out. Write "${"#".repeat(depth + 1)} ".`, true);
    depth = node.depth;
    if (node.depth === 1)
      report(lineOf(node), 'The page already has a main heading. Begin with "## ".');
    if (![id, ...aliases].every((name) => idPattern.test(name)))
      report(
        lineOf(node),
        "The id of a heading is written {#id} or {#id #former-id} at its end, in small letters, digits and hyphens.",
      );
  }
  if (type !== "PageText") return;
  // The draft of an email is plain text, a line for each paragraph.
  for (const node of parts.find(({ heading }) => readHeading(heading).id === "mail")?.nodes ?? [])
    if (node.type !== "paragraph" || node.position?.start.line !== node.position?.end.line)
      report(
        lineOf(node),
        "In the draft of an email, each paragraph is one line, and there are no lists.",
      );
}

/** Reports unknown kinds of changes and those without a change, which the page leaves out. */
function checkChanges(root: Root, report: Report): void {
  for (const { heading, nodes } of releaseParts(root).parts) {
    const kind = plainText(contentTree(heading.children));
    if (changesIn(nodes).length === 0)
      report(lineOf(heading), `There is no change below "${kind}".`, true);
    if (changeKind(heading) === undefined)
      report(
        lineOf(heading),
        `There is no kind of change "${kind}". ${didYouMean(kind, changeKinds)}`,
      );
  }
}
