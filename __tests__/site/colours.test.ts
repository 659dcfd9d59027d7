/** @jest-environment node */
import { brandStyle } from "../../src/site/brand-style";
import { contrast, contrastMistakes, tones } from "../../src/site/colours";
import { siteColours } from "../../src/site/site";

test("the site's colours have enough contrast wherever they are used together", () => {
  expect(contrastMistakes()).toEqual([]);
});

test("a pair with too little contrast is named with its ratio, its limit and what to change", () => {
  const light = { ...siteColours.light, accentText: "#ffb000" };
  const [first, ...others] = contrastMistakes({ ...siteColours, light });
  expect(first).toMatch(
    /^colours\.light: accent-ink \(#ffb000\) on paper \(#\w{6}\) has a contrast of 1\.\d\d:1 and needs 4\.5:1\. Change accentText, or paper or ink\.$/,
  );
  expect(others).toHaveLength(3);
});

test.each([
  ["#000000", "#ffffff", 21],
  ["#777777", "#ffffff", 4.48],
  ["#ff0000", "#ffffff", 4],
])("%s on %s has a contrast of %d", (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test("colours keep their values, and tones lie between them", () => {
  const { light } = siteColours;
  const mixed = tones("light", { ...light, paper: "#ffffff", ink: "#000000" });
  expect(mixed).toMatchObject({ accent: light.accent, paper: "#ffffff", raised: "#ffffff" });
  expect(Number.parseInt(mixed.line.slice(1, 3), 16)).toBeGreaterThan(
    Number.parseInt(mixed.control.slice(1, 3), 16),
  );
});

test("a colour that is missing, and schemes that are swapped, are told in one sentence", () => {
  const { accentText, ...others } = siteColours.light;
  const misspelt = { ...others, accenttext: accentText } as never;
  expect(() => contrastMistakes({ ...siteColours, light: misspelt })).toThrow(
    "src/site/site.ts: colours.light.accentText is missing, expected paper, ink,",
  );
  expect(contrastMistakes({ light: siteColours.dark, dark: siteColours.light })).toEqual([
    "colours.light has a darker paper than colours.dark. Are they swapped?",
  ]);
});

test("a colour in another format is rejected by name", () => {
  expect(() => tones("dark", { ...siteColours.dark, ink: "white" })).toThrow(
    'src/site/site.ts: colours.dark.ink is "white", expected a colour like #ee5e23.',
  );
});

test("the style in the head cannot end its element, and sets both schemes", () => {
  const style = brandStyle();
  expect(style).not.toMatch(/[<>]/);
  expect(style.match(/--paper:#[0-9a-f]{6};/g)).toHaveLength(2);
  expect(style.match(/--logo:url\("data:image\/svg\+xml,%3Csvg [^"]*"\)/g)).toHaveLength(2);
});
