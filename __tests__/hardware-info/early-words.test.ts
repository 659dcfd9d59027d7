import { describeHardware } from "../../src/hardware-info/describe-hardware";
import {
  hardwareWords,
  isBrowserLabel,
  isFixedWord,
  type WordName,
  wordNames,
} from "../../src/hardware-info/words-by-name";
import { defaultHardwareInfo } from "../../src/hardware-info/hardware-info";
import { selectionFromSearch, withSelection } from "../../src/hardware-info/hardware-selection";
import { showVisitorWords, type Visitor } from "../../src/hardware-info/early-words";
import { namedUserAgents } from "../support/user-agents";

const staticWords = hardwareWords(defaultHardwareInfo);
const isChanging = (name: WordName) => !isFixedWord(name) && !isBrowserLabel(name);

type Visit = Readonly<{ navigator: Visitor; address?: string }>;

/** The parser's work: the script has run, then the page's words were added, then it is complete. */
async function runInPage({ navigator, address = "http://localhost/support" }: Visit) {
  const page = document.implementation.createHTMLDocument();
  const location = new URL(address);
  const own = showVisitorWords({ document: page, navigator, location, history });
  page.body.innerHTML = wordNames
    .map((name) => `<p>Press <span data-word="${name}">${staticWords[name]}</span> now</p>`)
    .join("");
  await Promise.resolve();
  const { device, browser } = page.documentElement.dataset;
  return { page, own, device, browser, words: wordsIn(page) };
}

function wordsIn(page: Document) {
  const spans = [...page.querySelectorAll<HTMLElement>("[data-word]")];
  return Object.fromEntries(spans.map((span) => [span.dataset.word, span.textContent]));
}

function expected(info: ReturnType<typeof describeHardware>) {
  const words = hardwareWords(info);
  return {
    device: info.isDesktop ? "desktop" : "mobile",
    browser: words.browserName,
    words: Object.fromEntries(
      wordNames.map((name) => [name, isChanging(name) ? words[name] : staticWords[name]]),
    ),
  };
}

test.each(Object.entries(namedUserAgents))(
  "gives the same result as describeHardware for %s",
  async (_, userAgent) => {
    for (const maxTouchPoints of [0, 5])
      for (const hovers of [true, false]) {
        window.matchMedia = () => ({ matches: hovers }) as MediaQueryList;
        const page = await runInPage({ navigator: { userAgent, maxTouchPoints } });
        expect(page).toMatchObject(expected(describeHardware(userAgent, maxTouchPoints)));
      }
  },
);

const search = "?browser=edge&os=macos";
const { windowsChrome } = namedUserAgents;

test.each([
  ["/getting-started", search, true],
  ["/prefix/getting-started/", "?x=1&os=macos&browser=edge", true],
  ["/getting-started", "?os=chromeos", true],
  ["/support", search, false],
])("%s%s is read for somebody else: %p", async (path, query, selects) => {
  const page = await runInPage({
    navigator: { userAgent: windowsChrome },
    address: `http://localhost${path}${query}`,
  });
  const info = describeHardware(windowsChrome);
  expect(page).toMatchObject(
    expected(selects ? withSelection(info, selectionFromSearch(query)) : info),
  );
  expect(page.own).toMatchObject({ browserName: "", os: "Windows", isDesktop: true });
});

test("a word that the parser brings in two parts is whole in the end", async () => {
  const { page } = await runInPage({ navigator: { userAgent: namedUserAgents.macEdge } });
  const span = page.createElement("span");
  span.dataset.word = "privateBrowsingMode";
  page.body.append(span);
  await Promise.resolve();
  expect(span.textContent).toBe("");
  span.append("Incog");
  await Promise.resolve();
  (span.firstChild as Text).appendData("nito");
  await Promise.resolve();
  expect(span.textContent).toBe("InPrivate");
});
