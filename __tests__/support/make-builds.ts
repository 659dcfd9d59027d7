// `npm run test:builds`: makes the builds that the second tier deploys. As the global set-up of
// Playwright, it makes only those that need no build of Gatsby's.
import { gatsbyBuilds, makeBuilds, quickBuilds, removeEarlierBuilds } from "./site-builds";

if (process.argv.includes("all"))
  void globalSetup().then(() => Promise.all(gatsbyBuilds.map(makeBuilds)));

export default async function globalSetup(): Promise<void> {
  removeEarlierBuilds();
  await makeBuilds(quickBuilds);
}
