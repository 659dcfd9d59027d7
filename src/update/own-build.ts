// Browser only.

/** The id of this document's build; null in development. */
export function ownBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content || null;
}
