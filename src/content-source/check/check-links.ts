import { routes, site } from "../../site/site";
import { releaseSlug } from "../../release-notes/release-data";
import type { CheckedEntry } from "./check-entry";
import type { ContentAddress } from "./content-addresses";
import { type Mistake, nearMiss } from "./mistake";
import { unsureRoutes } from "./unsure-routes";

/** What links may lead to. */
type Targets = Readonly<{
  /** The texts that are published. */
  shown: readonly CheckedEntry[];
  /** The files that no visitor sees, and why. */
  leftOut: readonly Pick<CheckedEntry, "file" | "leftOut">[];
  addresses: readonly ContentAddress[];
  files: ReadonlySet<string>;
  pages: readonly string[];
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** The pages of which not all ids are known. */
  unsure: ReadonlySet<string>;
}>;

type Problem = Pick<Mistake, "message" | "hint">;

/** The links that lead nowhere. */
export function brokenLinks(
  entries: readonly CheckedEntry[],
  addresses: readonly ContentAddress[],
  files: ReadonlySet<string>,
): readonly Mistake[] {
  const shown = entries.filter(({ leftOut }) => leftOut === undefined);
  const written = addresses.filter(({ id }) => id === "").map(({ route }) => route);
  const targets: Targets = {
    shown,
    leftOut: entries.filter(({ leftOut }) => leftOut !== undefined),
    addresses,
    files,
    pages: [...Object.values(routes), ...written],
    ids: idsByRoute(addresses),
    unsure: unsureRoutes(entries),
  };
  return shown.flatMap(({ file, links }) =>
    links.flatMap(({ href, line }): Mistake[] => {
      const problem = problemOf(href, targets);
      return problem ? [{ file, line, ...problem, text: href }] : [];
    }),
  );
}

function problemOf(href: string, targets: Targets): Problem | undefined {
  if (/^(?:mailto|tel):$/i.test(href))
    return {
      message: "A link has no address.",
      hint: "Write it behind the colon: [words](mailto:{contactAddress}).",
    };
  if (/^mailto:/i.test(href))
    return /^mailto:[^\s/@?]+@\S+$|^mailto:\?/i.test(href)
      ? undefined
      : {
          message: "A link has no email address.",
          hint: "Write [words](mailto:{contactAddress}), without slashes.",
        };
  if (/^tel:/i.test(href)) return undefined;
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return problemElsewhere(href);
  return href.startsWith("/")
    ? (problemOfFile(href, targets) ?? problemOnSite(href, targets))
    : problemOfWriting(href, targets);
}

/** What is wrong with a link to another site. */
function problemElsewhere(href: string): Problem | undefined {
  const [, bare] = /^https?:\/?(?=[\w])(.*)$/i.exec(href) ?? [];
  if (bare !== undefined)
    return { message: "The protocol of a link is misspelt.", hint: `Write https://${bare}.` };
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href))
    return {
      message: `A link cannot lead to ${href}.`,
      hint: "Link to a page of this site, to https:// or to mailto:.",
    };
  const { host, hostname, pathname, search, hash } = new URL(href);
  if (/^https?:\/\/https?:?\/\//i.test(href))
    return { message: "An address has two protocols.", hint: "Keep one https://." };
  if (/(?:[“”„‘’"']|%E2%80%9[89CD]|%22)$|\|/i.test(href))
    return {
      message: "An address has a sign that belongs to the sentence.",
      hint: "Write [words](https://…), or a space behind the address.",
    };
  if (/\.protection\.outlook\.com$/.test(hostname) || /google\.\w+\/url$/.test(host + pathname))
    return {
      message: "A link leads through another site.",
      hint: "Open it, and copy the address at which the browser arrives.",
    };
  const [tracking] = /[?&](?:utm_\w+|fbclid|gclid)=[^&]*/.exec(search) ?? [];
  if (tracking !== undefined)
    return {
      message: "The address of a link says where it was found.",
      hint: `Remove ${tracking} and the like.`,
    };
  if (/\.(?:netlify\.app|pages\.dev|vercel\.app)$/i.test(hostname) && hostname.includes("--"))
    return {
      message: "A link leads to a preview of a site.",
      hint: `Write ${pathname}${hash}, if that is the page.`,
    };
  if (host.replace(/^www\./, "") === new URL(site.defaultUrl).host.replace(/^www\./, ""))
    return {
      message: "A link to this site includes the host name.",
      hint: `Write ${pathname}${hash}.`,
    };
  if (/,|\.example$|^(?:www\.)?example\.\w+$/.test(hostname))
    return { message: "A link has a made-up address.", hint: "Write the address of the page." };
  if (/^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\])$/.test(hostname))
    return {
      message: "A link leads to your own computer.",
      hint: `Write ${pathname}${hash}, if that is the page.`,
    };
  return undefined;
}

/** What is wrong with a link that does not begin with a slash. */
function problemOfWriting(href: string, targets: Targets): Problem {
  if (href === "")
    return {
      message: "A link has no address.",
      hint: "Write it in the brackets: [words](/page).",
    };
  if (href.startsWith("#"))
    return { message: "A link has no page.", hint: `Write the page too, like /support${href}.` };
  const problem = problemOfFile(href, targets);
  if (problem) return problem;
  const [, rest] = /^https?:?\/\/?(?=\w)(.*)$/i.exec(href) ?? [];
  if (rest !== undefined)
    return { message: "The protocol of a link is misspelt.", hint: `Write https://${rest}.` };
  if (/^www\./i.test(href))
    return {
      message: "A link to another site has no protocol.",
      hint: `Write https://${href}.`,
    };
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(href))
    return { message: "An email address has no protocol.", hint: `Write mailto:${href}.` };
  return {
    message: "A link within the site must start with /.",
    hint: `Write ${href
      .replace(/["']/g, "")
      .replaceAll("\\", "/")
      .replace(/^(?:\.{0,2}\/)*/, "/")}, if that is the page.`,
  };
}

/** What is wrong with a link to a file of the content, which has another address on the site. */
function problemOfFile(href: string, { shown, addresses, files }: Targets): Problem | undefined {
  const place = placeOfFile(href, shown, addresses);
  if (place !== undefined)
    return { message: "A link leads to a file, not to an address.", hint: `Write ${place}.` };
  if (!files.has(href) && /\.(?:avif|gif|jpe?g|png|webp)$/i.test(href))
    return {
      message: "A link leads to a picture.",
      hint: `To show it, write ![what the picture shows](${href.replace(/^.*\//, "")}).`,
    };
  return undefined;
}

/** What is wrong with a link to a page, to a place on it or to a file of the site. */
function problemOnSite(
  href: string,
  { files, pages, ids, unsure, leftOut }: Targets,
): Problem | undefined {
  const [, path = "", query = "", id] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? [];
  if (files.has(path)) return undefined;
  const notYet = (place: string, isIn: (file: string) => boolean): Problem | undefined => {
    const hidden = leftOut.find(({ file }) => isIn(file));
    return (
      hidden && {
        message: `Visitors do not see ${place} yet: ${hidden.file} (${String(hidden.leftOut)}).`,
        hint: "Publish it too, or leave the link out until then.",
      }
    );
  };
  if (!pages.includes(path)) {
    const bare = path.replace(/\/$/, "");
    const asId = [...ids].find(([, known]) => known.has(path.slice(1)));
    return (
      notYet(path, (file) => file === `extra-pages${path}.md`) ?? {
        message: `There is no page ${path}.`,
        hint:
          id !== undefined && pages.includes(bare)
            ? `Did you mean ${bare}#${id}?`
            : asId
              ? `Did you mean ${asId[0]}#${path.slice(1)}?`
              : hintForPage(path, pages, files),
      }
    );
  }
  if (query !== "" && id === undefined && ids.get(path)?.has(query))
    return { message: "A link has ? in place of #.", hint: `Write ${path}#${query}.` };
  if (id === undefined || unsure.has(path)) return undefined;
  const known = ids.get(path) ?? new Set();
  if (known.has(decode(id))) return undefined;
  const ofVersion = `v${id.replace(/^v/, "").replaceAll(".", "-")}`;
  const near =
    [...known].find((one) => one === ofVersion || one === `${ofVersion}-0`) ??
    nearMiss(id, [...known]);
  const isOf = (file: string) =>
    path === routes.releaseNotes
      ? file.startsWith("releases/") && releaseSlug(file.replace(/^.*\/|\.md$/g, "")) === id
      : file.endsWith(`/${id}.md`);
  return (
    notYet(`#${id}`, isOf) ?? {
      message: `The page ${path} has no id #${id}.`,
      hint: near
        ? `Did you mean ${path}#${near}?`
        : "An id is the name of an answer's or step's file, or a heading's {#id}.",
    }
  );
}

function hintForPage(path: string, pages: readonly string[], files: ReadonlySet<string>): string {
  const bare = path.replace(/(?:\/|\.html?)$/, "");
  const near = pages.includes(bare) ? bare : nearMiss(path, [...pages, ...files]);
  if (near) return `Did you mean ${near}?`;
  const [ending] = /\.[a-z]+$/i.exec(path) ?? [];
  const alike = [...files].filter((file) => ending !== undefined && file.endsWith(ending));
  return alike.length > 0
    ? `Files with this ending: ${alike.join(", ")}.`
    : `Pages are ${pages.join(", ")}.`;
}

/** The address that a file of the content has on the site, for a link that names the file. */
function placeOfFile(
  href: string,
  entries: readonly CheckedEntry[],
  addresses: readonly ContentAddress[],
): string | undefined {
  const [, name] = /(?:^|\/)([^/]+\.md)(?:#.*)?$/.exec(href) ?? [];
  if (name === undefined) return undefined;
  const isNamed = ({ file }: Readonly<{ file: string }>) => file.split("/").at(-1) === name;
  const page = entries.find((entry) => entry.type === "PageText" && isNamed(entry));
  if (page) return String(page.fields.path);
  const place = addresses.find((address) => !address.isAlias && isNamed(address));
  return place && `${place.route}#${place.id}`;
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function idsByRoute(addresses: readonly ContentAddress[]): ReadonlyMap<string, Set<string>> {
  const byRoute = new Map<string, Set<string>>();
  for (const { route, id } of addresses)
    byRoute.set(route, (byRoute.get(route) ?? new Set()).add(id));
  return byRoute;
}
