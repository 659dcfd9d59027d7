// `npm run icons`: draws the icons from src/site/logo.svg and src/site/site.ts. Run it after a
// change to either, and commit the results.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { iconFiles } from "./icons";

const root = join(__dirname, "..");

async function writeIcons(): Promise<void> {
  const files = await iconFiles(readFileSync(join(root, "src/site/logo.svg"), "utf8"));
  for (const [path, data] of files) writeFileSync(join(root, path), data);
  console.log(`Written: ${[...files.keys()].join(", ")}`);
}

writeIcons().catch((error: unknown) => {
  console.error(`Nothing was written. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
