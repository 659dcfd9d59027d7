// Build time only: pure. A picture of the content: its address and its elements in a tree.
import type { ContentNode } from "../../content-text/content-tree";

/** A picture that texts may show. */
export type Picture = Readonly<{
  /** Name of the file in src/content/pictures. */
  name: string;
  /** Width and height in pixels. */
  width: number;
  height: number;
  /** Its address, with the path prefix of the site. */
  src: string;
}>;

/** Pictures by name. */
export type Pictures = ReadonlyMap<string, Picture>;

/** The pictures of these nodes. */
export function picturesByName(nodes: Iterable<Readonly<Record<string, unknown>>>): Pictures {
  return new Map([...nodes].map((node) => [String(node.name), node as Picture]));
}

/** The name of the picture for dark systems: "list.dark.png" for "list.png". */
export function darkName(name: string): string {
  return name.replace(/\.\w+$/, ".dark$&");
}

/** Whether a picture is one for dark systems. */
export function isDark(name: string): boolean {
  return /\.dark\.\w+$/.test(name);
}

/** Where a build publishes a picture, below the path prefix. `hash` changes with the content. */
export function picturePath({ name, hash }: Readonly<{ name: string; hash: string }>): string {
  return `/static/pictures/${name.replace(/\.\w+$/, `-${hash}$&`)}`;
}

/** The elements of a picture, with a dark one if there is one. An unknown picture has only its alternative text. */
export function pictureNode(name: string, alt: string, pictures?: Pictures): ContentNode {
  const light = pictures?.get(name);
  if (light === undefined) return ["picture", null, ["img", { alt }]];
  const dark = pictures?.get(darkName(name));
  const media = "(prefers-color-scheme: dark)";
  return [
    "picture",
    null,
    ...(dark ? [["source", { media, srcSet: dark.src }] as const] : []),
    [
      "img",
      {
        // Must come before `src`, or browsers fetch the picture at once.
        loading: "lazy",
        decoding: "async",
        alt,
        // Two of its pixels are one of the page, sharp on dense screens.
        width: Math.ceil(light.width / 2),
        height: Math.ceil(light.height / 2),
        src: light.src,
      },
    ],
  ];
}
