// The pages of the site with the texts of src/content, as their queries would give them.
import "./text-encoder";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { bodyText, lineText, sectionTexts } from "../../src/content-source/markdown/entry-texts";
import { formerIds } from "../../src/content-source/markdown/markdown-tree";
import { releaseText } from "../../src/content-source/markdown/release-text";
import { nodesOf } from "../../src/content-source/nodes/source-content";
import { typedLists } from "../../src/demo/typed-lists";
import { Layout } from "../../src/layout/layout";
import GettingStartedPage from "../../src/pages/getting-started";
import HomePage from "../../src/pages/index";
import PrivacyPolicyPage from "../../src/pages/privacy-policy";
import ReleaseNotesPage from "../../src/pages/release-notes";
import SupportPage from "../../src/pages/support";
import { routes } from "../../src/site/site";
import { sampleTabs } from "./demo-tabs";

const { error } = console;

const content = join(__dirname, "../../src/content");

const pageComponents: Readonly<Record<string, ComponentType<never>>> = {
  [routes.home]: HomePage,
  [routes.gettingStarted]: GettingStartedPage,
  [routes.support]: SupportPage,
  [routes.releaseNotes]: ReleaseNotesPage,
  [routes.privacyPolicy]: PrivacyPolicyPage,
};

type Fields = Readonly<Record<string, unknown>>;

/** Every page in its frame, by its route, with the facts of the site as they are now. */
export function sitePages(): ReadonlyMap<string, Document> {
  const files = readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((path) => ({ path, text: readFileSync(join(content, path), "utf8") }));
  const nodes = files.flatMap((file) => nodesOf(file));
  const all = (type: string): Fields[] =>
    nodes.filter((node) => node.type === type).map(({ values }) => values);
  const byOrder = (a: Fields, b: Fields) => Number(a.order) - Number(b.order);
  const line = (value: unknown) => lineText(String(value));

  const answers = all("Answer")
    .sort(byOrder)
    .map((answer) => ({
      ...answer,
      question: line(answer.question),
      body: bodyText(String(answer.markdown)),
    }));
  const texts = (type: string) =>
    all(type)
      .sort(byOrder)
      .map((entry) => ({
        ...entry,
        title: [...formerIds((entry.aliases ?? []) as string[]), ...line(entry.title)],
        body: bodyText(String(entry.markdown)),
        help: answers.filter(({ slug }: Fields) =>
          (entry.help as string[] | undefined)?.includes(String(slug)),
        ),
      }));
  const releases = all("Release")
    .sort((a, b) => (String(a.order) < String(b.order) ? 1 : -1))
    .map((release) => ({
      ...release,
      shownDate: release.date,
      ...releaseText(String(release.markdown)),
    }));
  const policy = all("Policy").map((one) => ({
    ...one,
    shownDate: one.effective,
    summary: line(one.summary),
    sections: sectionTexts(String(one.markdown)),
    changes: (one.changes as Fields[]).map(({ date, text }) => ({
      date,
      shownDate: date,
      text: line(text),
    })),
  }))[0];

  const data = {
    policy,
    features: { nodes: texts("Feature") },
    steps: { nodes: texts("Step") },
    groups: {
      nodes: all("SupportGroup")
        .sort(byOrder)
        .map((group) => ({ ...group, title: line(group.title) })),
    },
    answers: { nodes: answers },
    releases: { nodes: releases },
    sampleTabs: { nodes: sampleTabs },
    newest: { nodes: releases.slice(0, 1) },
  };
  // React says of each layout effect that a server does not run it.
  jest.spyOn(console, "error").mockImplementation((text: string, ...rest) => {
    if (!text.includes("useLayoutEffect does nothing")) error(text, ...rest);
  });
  return new Map(
    Object.entries(pageComponents).map(([path, component]) => {
      const text = all("PageText").find((page) => page.path === path);
      const Page = component as ComponentType<{ data: unknown }>;
      const shown = {
        ...text,
        heading: line(text?.heading),
        lead: line(text?.lead),
        sections: sectionTexts(String(text?.markdown)),
        typedLists: typedLists(sampleTabs),
      };
      const html = renderToStaticMarkup(
        <Layout path={path}>
          <Page data={{ ...data, text: shown }} />
        </Layout>,
      );
      return [path, new DOMParser().parseFromString(html, "text/html")];
    }),
  );
}
