/** @jest-environment node */
import { deadLinks } from "../../src/build/output/dead-links";

const home = "https://site.example/docs/";
const links = (html: string) =>
  deadLinks(
    [
      { path: "/", text: html },
      { path: "/support", text: `<h2 id="contact">Contact</h2>` },
    ],
    new Set(["/user guide.pdf"]),
    home,
  );

test.each([
  [
    "a page",
    `<a href="/docs/suport">Help</a>`,
    "/: the link “Help” to /docs/suport leads to no page or file of this site.",
  ],
  [
    "a file",
    `<a href="/docs/guide.pdf">Guide</a>`,
    "“Guide” to /docs/guide.pdf leads to no page or file of this site.",
  ],
  [
    "an id",
    `<a href="/docs/support#contct"><b>Write</b> to us</a>`,
    "“Write to us” to /docs/support#contct leads to an id that the page does not have: #contct.",
  ],
  [
    "an id of the same page",
    `<a href="#x" aria-label="Up"></a>`,
    "“Up” to #x leads to an id that the page does not have",
  ],
])("a link to %s that does not exist is a sentence", (_, html, sentence) => {
  expect(links(html)).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  `<a href="/docs/support">1</a><a href="/docs/support/?q=1#contact">2</a><a href="/docs">3</a>`,
  `<a href="/docs/user%20guide.pdf">1</a><a href="#">2</a><a id="top" href="#top">3</a>`,
  `<a href="/blog">Another program</a><a href="https://a.example/b">1</a><a href="mailto:a@a.test">2</a>`,
  `<link rel="canonical" href="/docs/no-link"><a>No address</a>`,
])("what leads somewhere, or elsewhere, is none: %s", (html) => {
  expect(links(html)).toEqual([]);
});
