/** The id of the build that wrote this document; null in development. */
export function ownBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content || null;
}
