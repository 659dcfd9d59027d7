import { pageTitle } from "../../src/page-head/page-head";
import { routes } from "../../src/site/site";
import { notFoundLabels } from "../../src/not-found/not-found-labels";
import { titleOf } from "./site-texts";

/** The screens: an address that shows each, and its document title. */
export const pages = [
  { path: routes.home, title: pageTitle(undefined) },
  { path: routes.gettingStarted, title: pageTitle(titleOf("getting-started")) },
  { path: routes.support, title: pageTitle(titleOf("support")) },
  { path: routes.releaseNotes, title: pageTitle(titleOf("release-notes")) },
  { path: routes.privacyPolicy, title: pageTitle(titleOf("privacy-policy")) },
] as const;

export const unknownPage = {
  path: "/no-such-page",
  title: pageTitle(notFoundLabels.heading),
} as const;

export const screens = [...pages, unknownPage] as const;

/** Matches an address with its copy button in the guide. */
export const copyField = "main article section span:has(> code)";
