// Build time only: pure. A picture of the content, its address, and how a tree shows it.
import { picturesFolder } from "../../offline/hashed-path";
import type { ContentNode } from "../../content-text/content-tree";

/** What determines the address of a picture and its elements. */
export type Picture = Readonly<{
  /** Name of the file in src/content/pictures. */
  name: string;
  /** Width and height in pixels. */
  width: number;
  height: number;
  /** Changes with the content of the file. */
  hash: string;
}>;

/** A picture with the path prefix of the site. */
export type ShownPicture = Picture & Readonly<{ prefix: string }>;

/** The pictures that a text may show, by name. */
export type Pictures = ReadonlyMap<string, ShownPicture>;

/** Pictures as texts look for them, from their nodes. */
export function picturesByName(nodes: Iterable<Readonly<Record<string, unknown>>>): Pictures {
  return new Map([...nodes].map((node) => [String(node.name), node as ShownPicture]));
}

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
  return /\.dark\.\w+$/.test(name);
}

/** Where a build publishes a picture, below the path prefix. */
export function picturePath({ name, hash }: Picture): string {
  return picturesFolder + name.replace(/\.\w+$/, `-${hash}$&`);
}

/** The size at which a picture is shown: two of its pixels are one of the page, sharp on dense screens. */
function shownSize(pixels: number): number {
  return Math.ceil(pixels / 2);
}

/** The elements of a picture, with a dark one if there is one. An unknown picture has only its alternative text. */
export function pictureNode(name: string, alt: string, pictures?: Pictures): ContentNode {
  const light = pictures?.get(name);
  if (light === undefined) return ["picture", null, ["img", { alt }]];
  const dark = pictures?.get(darkName(name));
  return [
    "picture",
    null,
    ...(dark ? [darkSource(dark)] : []),
    [
      "img",
      {
        // Must come before `src`, or browsers fetch the picture at once.
        loading: "lazy",
        decoding: "async",
        alt,
        width: shownSize(light.width),
        height: shownSize(light.height),
        src: light.prefix + picturePath(light),
      },
    ],
  ];
}

function darkSource(dark: ShownPicture): ContentNode {
  const media = "(prefers-color-scheme: dark)";
  return ["source", { media, srcSet: dark.prefix + picturePath(dark) }];
}
