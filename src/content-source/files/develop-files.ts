// Develop only: what an edit of the content hands to the panel of src/develop and to webpack.
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { mistakesPath } from "../../develop/mistake-panel";

/** A file, because Gatsby compiles gatsby-node.ts and gatsby-config.ts apart: they share no variable. */
const mistakesFile = ".cache/content-mistakes.json";

/** Keeps the texts of all mistakes until the next edit. */
export async function keepMistakes(project: string, texts: readonly string[]): Promise<void> {
  const file = join(project, mistakesFile);
  await mkdir(dirname(file), { recursive: true });
  // Somebody may read it at any time.
  await writeFile(`${file}.part`, JSON.stringify(texts));
  await rename(`${file}.part`, file);
}

/** The part of develop's server that this needs: https://expressjs.com/en/api.html#app.use */
type DevelopServer = Readonly<{
  use: (
    path: string,
    answer: (request: IncomingMessage, response: ServerResponse) => void,
  ) => unknown;
}>;

/** Serves the mistakes that were kept last. Gatsby calls it as developMiddleware. */
export function serveMistakes(server: DevelopServer): void {
  server.use(mistakesPath, (_request, response) => {
    void readFile(join(process.cwd(), mistakesFile), "utf8")
      .catch(() => "[]")
      .then((texts) => {
        response.setHeader("Content-Type", "application/json");
        response.end(texts);
      });
  });
}
