import { focusPage } from "../../src/layout/focus-page";

const place = (pathname: string, hash = "") => ({ pathname, hash });

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/">Link</a>
    <div id="gatsby-focus-wrapper" tabindex="-1">
      <h1 tabindex="-1">Heading</h1>
      <section id="über">Section</section>
      <button id="button">Button</button>
    </div>`;
  document.querySelector("a")?.focus();
});

function focused(): string | null | undefined {
  return document.activeElement?.textContent;
}

test.each([
  ["another page", place("/b"), "Heading"],
  ["a section of another page", place("/b", "#%C3%BCber"), "Section"],
  ["a control of another page", place("/b", "#button"), "Button"],
  ["a section that is not there", place("/b", "#x"), "Heading"],
  ["a section of the same page", place("/a", "#über"), "Link"],
  ["another query of the same page", place("/a"), "Link"],
])("%s: the focus is on %j", (_, to, expected) => {
  focusPage(to, place("/a"));
  expect(focused()).toBe(expected);
});

test("the first page moves no focus", () => {
  focusPage(place("/a"), null);
  expect(focused()).toBe("Link");
});
