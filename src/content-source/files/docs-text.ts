// Build time only: pure.
import { routes, site } from "../../site/site";
import { absoluteUrl } from "../../site/site-url";
import type { ContentTree } from "../content-tree";
import { plainText } from "../content-tree";
import { defaultWords } from "../markdown/default-words";
import { bodyText, lineText, sectionTexts } from "../markdown/entry-texts";
import type { NodeReader } from "../nodes/read-releases";
import { releaseFiles } from "./release-files";
import { treeText } from "../markdown/tree-text";

/**
 * The documentation as one plain text, made from the same nodes as the pages, for programs that
 * read rather than look (https://llmstxt.org).
 */
export function docsText({ getNodesByType }: NodeReader): string {
  const inOrder = (type: string) =>
    [...getNodesByType(type)].sort((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0));
  const markdown = (node: Readonly<Record<string, unknown>>) => String(node.markdown);
  const heading = (level: string, text: unknown, path: string) =>
    `${level} ${line(lineText(String(text)))}\n${absoluteUrl(path)}`;

  const answers = inOrder("Answer");
  return (
    [
      `# ${site.name}`,
      `> ${site.description}`,
      "## Getting started",
      ...inOrder("Step")
        .filter(({ guide }) => guide === "getting-started")
        .flatMap((step) => [
          heading("###", step.title, `${routes.gettingStarted}#${String(step.slug)}`),
          treeText(bodyText(markdown(step))),
        ]),
      ...inOrder("SupportGroup").flatMap((group) => [
        `## Support: ${String(group.title)}`,
        ...answers
          .filter((answer) => answer.group === group.slug)
          .flatMap((answer) => [
            heading("###", answer.question, `${routes.support}#${String(answer.slug)}`),
            treeText(bodyText(markdown(answer))),
          ]),
      ]),
      "## Privacy policy",
      ...getNodesByType("Policy").flatMap((policy) => [
        line(lineText(String(policy.summary))),
        ...sectionTexts(markdown(policy)).flatMap(({ id, title, body }) => [
          `### ${line(title)}\n${absoluteUrl(`${routes.privacyPolicy}#${id}`)}`,
          treeText(body),
        ]),
      ]),
      `## Release notes\n${absoluteUrl(releaseFiles.plainText)}`,
    ]
      .filter(Boolean)
      .join("\n\n") + "\n"
  );
}

function line(tree: ContentTree): string {
  return plainText(tree, defaultWords);
}
