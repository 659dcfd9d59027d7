import { decoded } from "../layout/decoded";

type AddressedAnswer = Readonly<{ slug: string; group: string; aliases: readonly string[] }>;

/** The id that a hash such as `#edge%20case` names. */
export const anchorIn = (hash: string) => decoded(hash.replace(/^#/, ""));

/** The slugs of the answers that a hash names: of one, perhaps by an alias, or of all in a group. */
export function answersOfHash(
  answers: readonly AddressedAnswer[],
  hash: string,
): readonly string[] {
  const name = anchorIn(hash);
  return answers
    .filter(({ slug, group, aliases }) => [slug, group, ...aliases].includes(name))
    .map(({ slug }) => slug);
}
