// Build time only: what is wrong with the facts of site.ts that pages cannot do without.
import { routes, siteColours, shortcutKeys } from "./site";

type Colours = Readonly<Record<keyof typeof siteColours, Readonly<Record<string, string>>>>;

/** A shortcut as browsers allow it (https://developer.chrome.com/docs/extensions/reference/api/commands). */
const shortcut =
  /^(?:modifierKey|Alt)(?: Shift)? (?:[A-Z]|\d|Space|Comma|Period|Home|End|PageUp|PageDown|Insert|Delete|Up|Down|Left|Right)$/;

/** What is wrong with the shortcut and the colours, each in one sentence with the fact's name. */
export function wrongFacts(
  keys: readonly string[] = shortcutKeys,
  colours: Colours = siteColours,
): readonly string[] {
  const wrong = shortcut.test(keys.join(" "))
    ? []
    : [
        `shortcut is ${keys.join("+")}, which browsers don’t allow: write "modifierKey" or "Alt", then "Shift" if you like, then a letter, a digit or a key such as "Space".`,
      ];
  if (keys.join() === "modifierKey,K")
    wrong.push("shortcut is modifierKey+K, which opens the search of this site: choose another.");
  for (const [scheme, tones] of Object.entries(colours)) {
    const strange = Object.entries(tones).filter(([, value]) => !/^#[\da-f]{6}$/i.test(value));
    for (const [name, value] of strange)
      wrong.push(`siteColours.${scheme}.${name} is "${value}": write a colour as #rrggbb.`);
    if (strange.length > 0) continue;
    const isLight = luminance(tones.paper) > luminance(tones.ink);
    // tones.css mixes white into a light paper, so light ink on its boxes could not be read.
    if (isLight !== (scheme === "light"))
      wrong.push(
        `siteColours.${scheme}.paper has to be ${isLight ? "darker" : "lighter"} than ink, because it is for ${scheme} systems.`,
      );
  }
  return wrong.map((sentence) => `src/site/site.ts: ${sentence}`);
}

/** The names in `routes` whose address no page has, each in one sentence. */
export function wrongRoutes(pages: readonly string[]): readonly string[] {
  const wrong = Object.entries(routes).filter(([, path]) => !pages.includes(path));
  return wrong.map(
    ([name, path]) =>
      `src/site/site.ts: routes.${name} is "${path}", but no page has that address.`,
  );
}

/** The relative luminance of a colour (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
export function luminance(colour = "#000000"): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
