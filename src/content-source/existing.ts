/** A node that a page cannot do without; its query names the file that makes it. */
export function existing<T>(node: T | null, file: string): T {
  if (node === null) throw new Error(`There is no ${file} under src/content.`);
  return node;
}
