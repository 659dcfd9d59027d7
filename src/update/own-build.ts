/** The id of the build that wrote this document; null in development. note-shown.ts takes it as text. */
export function ownBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content || null;
}
