/** @jest-environment node */
import { brandStyle } from "../../src/site/brand-style";
import { siteColours } from "../../src/site/site";

/** The relative luminance of a colour (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

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

// colours.css mixes white into a light paper: on a dark one, its boxes would be white below light ink.
test("the paper is lighter than the ink in light colours, and darker in dark ones", () => {
  const isLighter = ({ paper, ink }: (typeof siteColours)["light" | "dark"]) =>
    luminance(paper) > luminance(ink);
  expect([isLighter(siteColours.light), isLighter(siteColours.dark)]).toEqual([true, false]);
});

test("the style in the head cannot end its element, and sets both schemes", () => {
  const style = brandStyle();
  expect(style).not.toMatch(/[<>]/);
  expect(style.match(/--paper:#[0-9a-f]{6}\b/g)).toHaveLength(2);
  expect(style.match(/--logo:url\("data:image\/svg\+xml,%3Csvg [^"]*"\)/g)).toHaveLength(2);
});
