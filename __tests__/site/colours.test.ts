/** @jest-environment node */
import { routes, siteColours } from "../../src/site/site";
import { luminance, wrongFacts, wrongRoutes } from "../../src/site/wrong-facts";

/** The contrast ratio of two colours (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

// axe looks at all tones on the pages. This says it sooner, about the colours that an owner writes.
test.each(["light", "dark"] as const)("text can be read in the %s colours of site.ts", (scheme) => {
  const { paper, ink, accentText, button, buttonText } = siteColours[scheme];
  for (const [front, ground] of [
    [ink, paper],
    [accentText, paper],
    [buttonText, button],
  ] as const) {
    expect([front, ground].join()).toMatch(/^#[0-9a-f]{6},#[0-9a-f]{6}$/i);
    expect([front, ground, contrast(front, ground) >= 4.5]).toEqual([front, ground, true]);
  }
});

const { light, dark } = siteColours;

test.each<[Parameters<typeof wrongFacts>, string]>([
  [[["Ctrl", "Tab"]], "shortcut is Ctrl+Tab,"],
  [[["modifierKey", "Alt", "K"]], "shortcut is modifierKey+Alt+K,"],
  [[["F"]], "shortcut is F,"],
  [[["modifierKey", "K"]], "shortcut is modifierKey+K, which opens the search"],
  [
    [["Alt", "Q"], { light: { ...light, ink: "tomato" }, dark }],
    'siteColours.light.ink is "tomato"',
  ],
  [[["Alt", "Q"], { light: dark, dark }], "siteColours.light.paper has to be lighter"],
  [[["Alt", "Q"], { light, dark: light }], "siteColours.dark.paper has to be darker"],
])("with %j, the build says in one sentence which fact is wrong", (facts, sentence) => {
  expect(wrongFacts(...facts)).toEqual([expect.stringContaining(sentence)]);
});

test.each([["Alt Q"], ["modifierKey Shift Space"], ["Alt Shift Left"], ["modifierKey 5"]])(
  "%s can be the shortcut, with the colours of site.ts",
  (keys) => {
    expect(wrongFacts(keys.split(" "))).toEqual([]);
  },
);

test("an address in site.ts that no page has is a sentence before the build", () => {
  const pages = Object.values(routes).filter((path) => path !== routes.support);
  expect(wrongRoutes(pages)).toEqual([
    expect.stringContaining(`src/site/site.ts: routes.support is "${routes.support}"`),
  ]);
});
