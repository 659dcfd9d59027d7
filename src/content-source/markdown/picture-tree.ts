// Build time only: pure. A picture of the content, its copies, and how a tree shows it.
import { picturesFolder } from "../../offline/hashed-path";
import type { ContentNode, ContentProps } from "../../content-text/content-tree";

/** What determines the copies of a picture and its elements. */
export type Picture = Readonly<{
  /** Name of the file in src/content/pictures. */
  name: string;
  /** Width and height in pixels, the right way up. */
  width: number;
  height: number;
  /** Changes with the content of the file and with the way in which copies are made. */
  hash: string;
  /** Kind of the copy for programs that do not read WebP. */
  fallback: "png" | "jpg";
}>;

/** The pictures that a text may show by name, and the path prefix of the site. */
export type Pictures = ReadonlyMap<string, Picture & Readonly<{ prefix: string }>>;

/** A file that the build makes from a picture, by its address below the path prefix. */
export type PictureCopy = Readonly<{ path: string; width: number; kind: "webp" | "png" | "jpg" }>;

/** Widths of the copies in pixels: a phone, a column of text, the same on a dense screen. */
const copyWidths = [480, 960, 1440] as const;

/** The widest column that shows a picture, in pixels: 44rem. */
const widestColumn = 704;

const darkEnding = /\.dark\.\w+$/;

/** The name of a picture's file, from the address that a text writes for it. */
export function pictureName(url: string): string {
  return url.replace(/[?#].*$/, "").replace(/^.*\//, "");
}

/** The name of the picture that a dark system gets: "list.dark.png" for "list.png". */
export function darkName(name: string): string {
  return name.replace(/\.\w+$/, ".dark$&");
}

/** Whether a picture is the dark one of another. */
export function isDark(name: string): boolean {
  return darkEnding.test(name);
}

/** The copies that the build makes of a picture. Every program can read the fallback. */
export function pictureCopies(picture: Picture): readonly PictureCopy[] {
  return isDark(picture.name)
    ? webpCopies(picture)
    : [fallbackCopy(picture), ...webpCopies(picture)];
}

function fallbackCopy(picture: Picture): PictureCopy {
  return pictureCopy(picture, Math.min(picture.width, copyWidths[1]), picture.fallback);
}

function webpCopies(picture: Picture): readonly PictureCopy[] {
  const widest = Math.min(picture.width, copyWidths[2]);
  // A copy that is nearly as wide as the next one saves nothing.
  const widths = [...copyWidths.filter((step) => step < 0.8 * widest), widest];
  return widths.map((width) => pictureCopy(picture, width, "webp"));
}

function pictureCopy(
  { name, hash }: Picture,
  width: number,
  kind: PictureCopy["kind"],
): PictureCopy {
  const path = `${picturesFolder}${name.replace(/\.\w+$/, "")}-${width}-${hash}.${kind}`;
  return { path, width, kind };
}

/** The size at which a picture is shown: two of its pixels are one of the page, sharp on dense screens. */
function shownSize(pixels: number): number {
  return Math.ceil(pixels / 2);
}

/** The elements of a picture, with a dark copy if there is one. An unknown picture has only its alternative text. */
export function pictureNode(name: string, alt: string, pictures?: Pictures): ContentNode {
  const light = pictures?.get(name);
  if (light === undefined) return ["picture", null, ["img", { alt }]];
  const dark = pictures?.get(darkName(name));
  return [
    "picture",
    null,
    ...(dark ? [sourceNode(dark, light.prefix, { media: "(prefers-color-scheme: dark)" })] : []),
    sourceNode(light, light.prefix),
    [
      "img",
      {
        // Must come before `src`, or browsers fetch the picture at once.
        loading: "lazy",
        decoding: "async",
        alt,
        width: shownSize(light.width),
        height: shownSize(light.height),
        src: light.prefix + fallbackCopy(light).path,
      },
    ],
  ];
}

function sourceNode(picture: Picture, prefix: string, props: ContentProps = {}): ContentNode {
  const shown = Math.min(shownSize(picture.width), widestColumn);
  return [
    "source",
    {
      ...props,
      type: "image/webp",
      srcSet: webpCopies(picture)
        .map(({ path, width }) => `${prefix}${path} ${width}w`)
        .join(", "),
      sizes: `(min-width: ${shown}px) ${shown}px, 100vw`,
    },
  ];
}
