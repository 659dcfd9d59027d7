// `npm run check:launch`: lists what is still a sample or missing. It fails until nothing is left,
// so that it can run before a deploy.
import { launchGaps, launchText } from "../src/site/launch-gaps";

const gaps = launchGaps(process.cwd());
console.log(launchText(gaps));
if (gaps.length > 0) process.exitCode = 1;
