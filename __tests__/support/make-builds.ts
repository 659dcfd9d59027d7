// `npm run test:builds`: makes the builds that the second tier deploys. As the global set-up of
// Playwright, it makes only those that need no build of Gatsby's.
import { makeBuilds, quickBuilds } from "./site-builds";

if (process.argv.includes("all")) makeBuilds();

export default function globalSetup(): void {
  makeBuilds(quickBuilds);
}
