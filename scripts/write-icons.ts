// `npm run icons`: draws the icons from src/site/logo.svg and src/site/site.ts. Run it after a
// change to either, and commit the results.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { iconFiles, logoWarnings } from "./icons";

const root = join(__dirname, "..");

async function writeIcons(): Promise<void> {
  const logo = readFileSync(join(root, "src/site/logo.svg"), "utf8");
  const files = await iconFiles(logo);
  for (const [path, data] of files) writeFileSync(join(root, path), data);
  console.log(`Written: ${[...files.keys()].join(", ")}`);
  for (const warning of await logoWarnings(logo)) console.warn(`Warning: ${warning}`);
}

writeIcons().catch((error: unknown) => {
  console.error(`Nothing was written. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
