// Build time and tests only: pure. The tones of the site, mixed from the colours in site.ts.
import { siteColours } from "./site";

export type Scheme = "light" | "dark";
export type Colours = Readonly<Record<keyof (typeof siteColours)["light"], string>>;

/** A base colour, another colour, and the share of the other colour in the mixture, from 0 to 1. */
type Mixture = readonly [base: keyof Colours, other: keyof Colours | "#ffffff" | "#000000", number];

const shared = {
  accent: ["accent", "accent", 0],
  "accent-fill": ["button", "button", 0],
  "accent-ink": ["accentText", "accentText", 0],
  ink: ["ink", "ink", 0],
  "on-accent": ["buttonText", "buttonText", 0],
  paper: ["paper", "paper", 0],
} as const satisfies Readonly<Record<string, Mixture>>;

const mixtures = {
  light: {
    ...shared,
    "accent-fill-strong": ["button", "ink", 0.22],
    "accent-wash": ["paper", "accent", 0.09],
    control: ["paper", "ink", 0.49],
    "ink-muted": ["paper", "ink", 0.69],
    "key-edge": ["paper", "ink", 0.25],
    "key-face": ["paper", "#ffffff", 0.67],
    line: ["paper", "ink", 0.114],
    raised: ["paper", "#ffffff", 1],
    sunk: ["paper", "ink", 0.027],
  },
  dark: {
    ...shared,
    "accent-fill-strong": ["button", "ink", 0.3],
    "accent-wash": ["paper", "accent", 0.12],
    control: ["paper", "ink", 0.475],
    "ink-muted": ["paper", "ink", 0.73],
    "key-edge": ["paper", "ink", 0.3],
    "key-face": ["paper", "ink", 0.105],
    line: ["paper", "ink", 0.152],
    raised: ["paper", "ink", 0.051],
    sunk: ["paper", "#000000", 0.16],
  },
} as const satisfies Readonly<Record<Scheme, Readonly<Record<string, Mixture>>>>;

/** A custom property of the site's styles, without its dashes. */
export type Tone = keyof (typeof mixtures)["light"] | "good";

/** Green for success, the same for every brand. */
const good = { light: "#1e7546", dark: "#6dc88f" } as const;

const names = ["paper", "ink", "accent", "accentText", "button", "buttonText"] as const;

/** Every tone of one scheme as #rrggbb. Throws if a colour is missing or has another format. */
export function tones(scheme: Scheme, colours: Colours): Readonly<Record<Tone, string>> {
  for (const name of names)
    if (!Object.hasOwn(colours, name))
      throw new Error(
        `src/site/site.ts: colours.${scheme}.${name} is missing, expected ${names.join(", ")}.`,
      );
  for (const [name, value] of Object.entries(colours))
    if (!/^#[0-9a-f]{6}$/i.test(value))
      throw new Error(
        `src/site/site.ts: colours.${scheme}.${name} is "${value}", expected a colour like #ee5e23.`,
      );
  const colour = (name: Mixture[1]) => (name.startsWith("#") ? name : colours[name as "ink"]);
  const mixed = Object.entries<Mixture>(mixtures[scheme]).map(([tone, [base, other, share]]) => [
    tone,
    mix(colour(base), colour(other), share),
  ]);
  return {
    ...(Object.fromEntries(mixed) as Record<keyof typeof shared, string>),
    good: good[scheme],
  } as Readonly<Record<Tone, string>>;
}

/**
 * WCAG 2.2 requires 4.5:1 for text (1.4.3), and 3:1 for controls and meaningful drawings (1.4.11).
 */
const pairs: readonly (readonly [
  limit: number,
  fronts: readonly Tone[],
  grounds: readonly Tone[],
])[] = [
  [4.5, ["ink", "ink-muted", "accent-ink"], ["paper", "raised", "sunk", "accent-wash"]],
  [4.5, ["on-accent"], ["accent-fill", "accent-fill-strong"]],
  [4.5, ["ink", "ink-muted"], ["key-face"]],
  [4.5, ["good"], ["paper", "raised"]],
  [3, ["accent", "control"], ["paper", "raised"]],
];

/** The colour in site.ts that an owner changes to change a tone. */
const madeFrom: Readonly<Partial<Record<Tone, string>>> = {
  "accent-fill": "button",
  "accent-fill-strong": "button",
  "accent-ink": "accentText",
  "accent-wash": "accent",
  accent: "accent",
  "on-accent": "buttonText",
};

/** One sentence for each pair of tones that are used together with too little contrast. */
export function contrastMistakes(
  all: Readonly<Record<Scheme, Colours>> = siteColours,
): readonly string[] {
  tones("light", all.light);
  tones("dark", all.dark);
  if (luminance(all.light.paper) < luminance(all.dark.paper))
    return ["colours.light has a darker paper than colours.dark. Are they swapped?"];
  return (["light", "dark"] as const).flatMap((scheme) => {
    const tone = tones(scheme, all[scheme]);
    return pairs.flatMap(([limit, fronts, grounds]) =>
      fronts.flatMap((front) =>
        grounds.flatMap((ground) => {
          const ratio = contrast(tone[front], tone[ground]);
          if (ratio >= limit) return [];
          const change = (name: Tone) => madeFrom[name] ?? "paper or ink";
          return [
            `colours.${scheme}: ${front} (${tone[front]}) on ${ground} (${tone[ground]}) has a contrast of ` +
              `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1 and needs ${limit}:1. ` +
              `Change ${[...new Set([change(front), change(ground)])].join(", or ")}.`,
          ];
        }),
      ),
    );
  });
}

/**
 * The contrast ratio of two colours, from 1 to 21
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Triple = readonly [number, number, number];

function luminance(colour: string): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(colour: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Mixes in Oklab, where equal steps look equal (https://bottosson.github.io/posts/oklab). */
function mix(one: string, other: string, share: number): string {
  const [from, to] = [oklab(one), oklab(other)];
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return hex([at(0), at(1), at(2)]);
}

function oklab(colour: string): Triple {
  const [r, g, b] = linear(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hex([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels: Triple = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const text = channels.map((value) => {
    const clipped = Math.min(1, Math.max(0, value));
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${text.join("")}`;
}
