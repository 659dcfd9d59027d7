/** @jest-environment node */
import { documentProblems } from "../../src/build/output/check-documents";

const title = "<title>About us</title>";
const problems = (html: string, code = "", allowed: readonly string[] = []) =>
  documentProblems(
    [{ path: "/about", text: `${html}<script src="/about-0123abcd.js"></script>` }],
    [{ path: "/about-0123abcd.js", text: code }],
    "https://site.example/",
    allowed,
  );

test.each([
  ["a script", `<script src="https://stats.example/s.js"></script>`],
  ["a style", `<link rel="stylesheet" href="//stats.example/s.css">`],
  ["a picture", `<img src="https://stats.example/p.png" alt="">`],
  ["a font", `<style>@font-face { src: url("https://stats.example/f.woff2") }</style>`],
  ["one of several pictures", `<img srcset="/p.png 1x,https://stats.example/p.png 2x" alt="">`],
  ["a film's first picture", `<video poster="https://stats.example/p.png"></video>`],
  ["a form", `<form action="https://stats.example/sign-up"></form>`],
  ["a button of a form", `<button formaction="https://stats.example/sign-up">Sign up</button>`],
  ["an inline script", `<script>s.src = "https://stats.example/s.js"</script>`],
])("%s of another host is named, with the page and the place that allows it", (_, html) => {
  const [sentence = "", ...others] = problems(title + html);
  expect(sentence).toContain("/about requests something from stats.example");
  expect(sentence).toContain("otherHosts in src/site/site.ts");
  expect(others).toEqual([]);
  expect(problems(title + html, "", ["https://stats.example"])).toEqual([]);
});

test.each([`fetch("https://stats.example/")`, `{src:"https://stats.example/s.js"}`])(
  "a page whose script has %s is named",
  (code) => expect(problems(title, code)).toHaveLength(1),
);

test("a script that is on every page is named once", () => {
  const text = `${title}<script src="https://stats.example/s.js"></script>`;
  const pages = ["/", "/about", "/support"].map((path) => ({ path, text }));
  const [sentence, ...others] = documentProblems(pages, [], "https://site.example/", []);
  expect(sentence).toContain("/ requests something from stats.example.");
  expect(others).toEqual([]);
});

test("links and the site's own address ask nobody", () => {
  const html = `<a href="https://github.example/">Source</a><link rel="canonical" href="https://site.example/about"><img src="https://site.example/p.png" alt="">`;
  expect(problems(title + html)).toEqual([]);
});

test.each(["", "<title></title>", "<svg><title>A drawing</title></svg>"])(
  "a page with the title %j is named",
  (html) => expect(problems(html)).toEqual([expect.stringContaining("/about has no title")]),
);
