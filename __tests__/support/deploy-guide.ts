import { readFileSync } from "node:fs";

/** The lines of the one block of commands in docs/deploy.md that has `word` in it. */
export function commandsWith(word: string): readonly string[] {
  const blocks = readFileSync("docs/deploy.md", "utf8").matchAll(/```sh\n([\s\S]*?)```/g);
  const found = [...blocks].map(([, block = ""]) => block).filter((block) => block.includes(word));
  if (found.length !== 1) throw new Error(`${found.length} blocks of commands have "${word}".`);
  return (found[0] ?? "").trim().split("\n");
}
