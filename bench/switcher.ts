// `npm run bench:switcher`: how long a key takes among 500 tabs in Chromium on a slow processor.
import { build } from "esbuild";
import { summaryText, table } from "./report";
import { launchBrowser, newSlowTab } from "./slow-browser";
import { summarize } from "./statistics";

/** A frame of a screen that draws 60 a second: the results are there with the key. */
const budget = 16;
/** Each in a new tab: a key is typed once, by code that has not run often. */
const rounds = 9;
const texts = [
  ...["for", "example", "quarterly", "lisbon nihgt", "acces review harbour", "zzzzzz", "zürich"],
  "a e i o u",
];

async function main(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ["bench/switcher-key.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    write: false,
  });
  const browser = await launchBrowser();
  try {
    const typed = async (text: string): Promise<readonly number[]> => {
      const page = await newSlowTab(await browser.newContext());
      await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
      const times = await page.evaluate<number[]>(`timeTyping(${JSON.stringify(text)})`);
      await page.context().close();
      return times;
    };
    const rows: string[][] = [];
    let isMissed = false;
    for (const text of texts) {
      const times: (readonly number[])[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await typed(text));
      const keys = Array.from(text, (_, at) => summarize(times.map((round) => round[at] ?? NaN)));
      const [first, ...later] = keys;
      const slowest = later.reduce((one, other) => (other.median > one.median ? other : one));
      const met = keys.every(({ median }) => median <= budget);
      isMissed ||= !met;
      rows.push([
        JSON.stringify(text),
        "ms",
        summaryText(first),
        summaryText(slowest),
        summaryText(summarize(times.flat())),
        met ? "met" : "missed",
      ]);
    }
    console.log(`Medians of ${rounds} rounds with the middle half of them in brackets.\n`);
    const head = ["typed", "", "first key", "slowest later key", "all keys", `≤ ${budget}`];
    console.log(table([head, ...rows]));
    if (isMissed) console.log("\nMissed.");
  } finally {
    await browser.close();
  }
}

void main();
