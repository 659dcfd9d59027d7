import { existsSync } from "node:fs";
import { join } from "node:path";
import { guideLabels } from "../../src/getting-started/guide-labels";
import { figureOf } from "../../src/getting-started/step-figure";
import { installLabels } from "../../src/install/install-labels";
import {
  installSource,
  type StoreBrowser,
  storeBrowsers,
  storeNames,
} from "../../src/install/store-address";
import { feedPath } from "../../src/site/addresses";
import { routes, site } from "../../src/site/site";
import { sitePages } from "../support/site-pages";
import { steps } from "../support/site-texts";

const storesOfOwner = { ...site.stores };
afterAll(() => Object.assign(site.stores, storesOfOwner));

const figure = ({ id, aliases }: (typeof steps)[number]) => figureOf({ slug: id, aliases });

/** The pages in each state of the stores, once. */
const rendered = new Map<string, ReadonlyMap<string, Document>>();

const addressOf = (browser: StoreBrowser) => `https://${browser.toLowerCase()}.store.example/item`;

function pagesWith(browsers: readonly StoreBrowser[]): ReadonlyMap<string, Document> {
  for (const browser of storeBrowsers)
    Object.assign(site.stores, {
      [browser]: browsers.includes(browser) ? addressOf(browser) : null,
    });
  const pages = rendered.get(browsers.join()) ?? sitePages();
  rendered.set(browsers.join(), pages);
  return pages;
}

const states: readonly (readonly [string, readonly StoreBrowser[]])[] = [
  ["no store", []],
  ["Chrome's store alone", ["Chrome"]],
  ["Edge's store alone", ["Edge"]],
  ["Opera's store alone", ["Opera"]],
  ["three stores", ["Chrome", "Edge", "Opera"]],
];

/** Files of the site that links may lead to besides its pages. */
const files = [feedPath, "/third-party-licenses.txt"];

/** Whether an owner has added the page of an address, as docs/changes.md has it. */
const isFile = (path: string) => existsSync(join(__dirname, `../../src/pages${path}.tsx`));

/** The labels of links to a store. */
const storeLabels: readonly string[] = [
  installLabels.short,
  ...storeBrowsers.flatMap((browser) => [
    installLabels.add(browser),
    installLabels.get(browser),
    storeNames[browser],
    installLabels.open(browser),
  ]),
];

/** What is wrong with the links of a page; nothing while each leads where it says. */
function faultsOf(path: string, pages: ReadonlyMap<string, Document>): readonly string[] {
  const page = pages.get(path);
  const stores = Object.values(site.stores).filter((address) => address !== null);
  return [...(page?.querySelectorAll("a") ?? [])].flatMap((link) => {
    const label = link.textContent ?? "";
    const href = link.getAttribute("href") ?? "";
    const fault = (what: string) => [`${path}: “${label}” → ${href}: ${what}`];
    const promisesStore = storeLabels.includes(label);
    if (/^https?:/.test(href))
      return promisesStore === (stores as string[]).includes(href) ? [] : fault("no store page");
    if (promisesStore) return fault("promises a store");
    if (href.startsWith("mailto:")) return [];
    const url = new URL(href, `https://site.example${path}`);
    if (files.includes(url.pathname)) return [];
    const target = pages.get(url.pathname);
    if (!target) return isFile(url.pathname) ? [] : fault("no such page");
    const id = url.hash.slice(1);
    if (id !== "" && !target.getElementById(id)) return fault("no such place");
    const isNavigation = link.closest("header, footer") !== null;
    if (url.pathname === path && id === "" && !isNavigation) return fault("leads to its own page");
    return [];
  });
}

test.each(states)("with %s, every link leads where it says, and none to its own page", (_, set) => {
  const pages = pagesWith(set);
  expect([...pages.keys()].sort()).toEqual(Object.values(routes).sort());
  expect([...pages.keys()].flatMap((path) => faultsOf(path, pages))).toEqual([]);
});

/** The labels of a page's install buttons by the browser that sees them, each with its address. */
function callsOf(page: Document | undefined) {
  return Object.fromEntries(
    storeBrowsers.map((browser) => [
      browser,
      [...(page?.querySelectorAll(`a[data-in="${browser}"]`) ?? [])].map((link) => [
        link.textContent,
        link.getAttribute("href"),
      ]),
    ]),
  );
}

test("before a store, no page offers to install or names a version", () => {
  const pages = pagesWith([]);
  for (const page of pages.values()) {
    expect(callsOf(page)).toEqual({ Chrome: [], Edge: [], Opera: [] });
    const text = page.body.textContent ?? "";
    // Nobody has a version yet.
    expect(text).not.toMatch(/your version|Version of/);
    // What is in braces for the other state is gone.
    expect(text).not.toMatch(/\{|\}/);
  }
  const home = pages.get(routes.home);
  expect(home?.querySelector("main time")).toBeNull();
  expect(home?.querySelector(`a[href="${routes.releaseNotes}#follow"]`)).not.toBeNull();
  // The first thing to press is the same everywhere.
  const first = home?.querySelector("#main a, #main button");
  expect(first?.textContent).toBe(installLabels.tellMe);
  const mail = home?.querySelector('#install a[href^="mailto:"]')?.getAttribute("href") ?? "";
  expect(decodeURIComponent(mail)).toContain(installLabels.tellMeSubject);
});

/** The steps of a guide in their order, each with its number, and whether it has something to try. */
const stepsIn = (guide: Document | undefined) =>
  [...(guide?.querySelectorAll("main article > section:has(> section)") ?? [])].map((step) => ({
    id: step.querySelector("section")?.id,
    number: step.querySelector("h2 > span:first-child")?.textContent,
    isTried: step.querySelector("figure, [role=status]") !== null,
  }));

test("the guide has the same steps in the same order in both states of the stores", () => {
  const before = pagesWith([]).get(routes.gettingStarted);
  const after = pagesWith(["Chrome"]).get(routes.gettingStarted);
  expect(stepsIn(before).map(({ id }) => id)).toEqual(steps.map(({ id }) => id));
  expect(stepsIn(before).some(({ isTried }) => isTried)).toBe(true);
  expect(stepsIn(after)).toEqual(stepsIn(before));
});

test("the first step of the guide begins with the store by its name, or before, with an email", () => {
  const id = steps.find((step) => figure(step) === "install")?.id ?? "";
  const callIn = (set: readonly StoreBrowser[]) =>
    pagesWith(set).get(routes.gettingStarted)?.querySelector(`#${id} a`);
  expect(callIn(["Chrome"])?.textContent).toBe(installLabels.open("Chrome"));
  expect(callIn(["Chrome"])?.getAttribute("href")).toBe(addressOf("Chrome"));
  expect(callIn([])?.textContent).toBe(installLabels.tellMe);
  expect(callIn([])?.getAttribute("href")).toContain(`mailto:${site.contactAddress}`);
});

test("with a store, optional steps come after the end, and have no number", () => {
  const guide = pagesWith(["Chrome"]).get(routes.gettingStarted);
  const parts = [...(guide?.querySelectorAll("main article > :not(details)") ?? [])];
  const end = parts.findIndex(({ textContent }) => textContent?.startsWith(guideLabels.end));
  const headings = parts.map((part) => part.querySelector("h2")?.textContent ?? "");
  const numbered = headings.filter((text) => /^\d/.test(text));
  expect(numbered).toEqual(headings.slice(0, end));
  const optional = headings.filter((text) => text.endsWith(guideLabels.optional));
  expect(optional).toEqual(headings.slice(end + 1, end + 1 + steps.length - numbered.length));
});

test.each(states.slice(1))(
  "with %s, phones are sent to a browser that it is for",
  (_, browsers) => {
    const home = pagesWith(browsers).get(routes.home);
    const note = installLabels.forComputers();
    expect(home?.body.textContent).toContain(note);
    const named = storeBrowsers.filter((browser) => note.includes(browser));
    expect(named).toEqual(storeBrowsers.filter((browser) => installSource(browser) !== null));
  },
);

test("below its last button, home names the stores of other browsers", () => {
  const said = (browsers: readonly StoreBrowser[], visitor: StoreBrowser) => {
    const home = pagesWith(browsers).get(routes.home);
    const paragraphs = [...(home?.querySelectorAll("main p") ?? [])];
    const place = paragraphs.find((p) => p.textContent?.startsWith(installLabels.alsoIn));
    const copy = place?.cloneNode(true) as Element | undefined;
    for (const other of copy?.querySelectorAll(`[data-in]:not([data-in~="${visitor}"])`) ?? [])
      other.remove();
    return copy?.textContent?.replace(/\s+/g, " ");
  };
  const { alsoIn, and } = installLabels;
  const { Chrome, Edge, Opera } = storeNames;
  expect(said(["Chrome", "Edge", "Opera"], "Chrome")).toBe(`${alsoIn} ${Edge} ${and} ${Opera}`);
  expect(said(["Chrome", "Edge", "Opera"], "Opera")).toBe(`${alsoIn} ${Chrome} ${and} ${Edge}`);
  expect(said(["Chrome", "Opera"], "Opera")).toBe(`${alsoIn} ${Chrome}`);
  expect(said(["Chrome"], "Edge")).toBeUndefined();
});

test.each<[StoreBrowser, readonly StoreBrowser[], StoreBrowser, "add" | "get", string | undefined]>(
  [
    ["Edge", ["Chrome", "Edge", "Opera"], "Edge", "add", undefined],
    ["Edge", ["Chrome"], "Chrome", "add", "edge-from-chrome-web-store"],
    ["Opera", ["Chrome"], "Chrome", "add", "opera-from-chrome-web-store"],
    ["Opera", ["Edge"], "Edge", "get", undefined],
  ],
)(
  "a visitor with %s, while %j have it, is led to %s, to %s it",
  (browser, set, store, way, answer) => {
    const home = pagesWith(set).get(routes.home);
    const label = installLabels[way](way === "add" ? browser : store);
    const calls = callsOf(home)[browser] ?? [];
    expect(calls.filter(([text]) => text === label).length).toBeGreaterThan(0);
    for (const [, href] of calls) expect(href).toBe(addressOf(store));
    const note = home?.querySelector(`p[data-in="${browser}"] a`);
    expect(note?.getAttribute("href")).toBe(answer && `${routes.support}#${answer}`);
    expect(installSource(browser)?.answer).toBe(answer);
  },
);
