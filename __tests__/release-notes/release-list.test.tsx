import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReleaseData, versionOrder } from "../../src/release-notes/release-data";
import { ReleaseList } from "../../src/release-notes/release-list";
import { releaseWords } from "../../src/release-notes/release-words";
import { sampleTabs } from "../support/demo-tabs";

const release = (version: string, ...kinds: string[]): ReleaseData => {
  return {
    version,
    slug: `v${version.replaceAll(".", "-")}`,
    date: "2026-11-10",
    order: versionOrder(version) ?? NaN,
    summary: [["p", null, `About ${version}`]],
    changes: kinds.map((kind) => ({ kind, items: [[`${kind} in ${version}`]] })),
  };
};
/** What the page gives to the list besides its releases. */
const page = {
  sampleTabs,
  hint: { id: "since", title: ["Find your version"], body: [] },
  location,
};
const newest = [
  release("1.10.0", "Added", "Fixed"),
  release("1.9.0", "Fixed"),
  release("1.2.0", "Added"),
];
/** The status that says what is new since the visitor's version. */
const result = () =>
  within(screen.getByRole("textbox").closest("form") as HTMLElement).getByRole("status");

beforeEach(() => history.replaceState(null, "", "/release-notes"));

test("before the first version, the page says so and asks for none", () => {
  render(<ReleaseList {...page} releases={[]} />);
  expect(screen.getByText(releaseWords.none)).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test.each([
  ["?from=1.2.0", ["v1-10-0", "v1-9-0"], releaseWords.newSince(2, "1.2.0")],
  ["?from=1.9.0", ["v1-10-0"], releaseWords.newSince(1, "1.9.0")],
  ["?from=1.10.0", [], releaseWords.upToDate("1.10.0")],
  ["?from=v1.3", ["v1-10-0", "v1-9-0"], "1.3.0 isn’t in this list. 2 versions came after it."],
  ["?from=9.9.9", [], "9.9.9 isn’t in this list. The latest is 1.10.0."],
])("%s marks what came after it", (search, marked, note) => {
  history.replaceState(null, "", `/release-notes${search}`);
  render(<ReleaseList {...page} releases={newest} />);
  const isMarked = (entry: HTMLElement) => within(entry).queryByText("New to you") !== null;
  expect(
    screen
      .getAllByRole("article")
      .filter(isMarked)
      .map(({ id }) => id),
  ).toEqual(marked);
  expect(screen.getByText(note)).toBe(result());
});

test("a typed version is answered in a status that was there before, and the address keeps it", async () => {
  history.replaceState(null, "", "/release-notes#v1-9-0");
  render(<ReleaseList {...page} releases={newest} />);
  const status = result();
  expect(status).toBeEmptyDOMElement();
  const field = screen.getByRole("textbox", { name: releaseWords.since });
  await userEvent.type(field, " v1.9{Enter}");
  expect(location.search + location.hash).toBe("?from=v1.9#v1-9-0");
  expect(result()).toBe(status);
  expect(status).toHaveTextContent(releaseWords.newSince(1, "1.9.0"));
  expect(field).toHaveFocus();
  expect(field).toHaveValue("1.9.0");
});

test("a version that is not valid is not sent", async () => {
  history.replaceState(null, "", "/release-notes");
  render(<ReleaseList {...page} releases={newest} />);
  await userEvent.type(screen.getByRole("textbox"), "soon{Enter}");
  expect(screen.getByRole("textbox")).toBeInvalid();
  expect(location.search).toBe("");
});

test("marks go with a press, the address with them, and the focus is in the field", async () => {
  history.replaceState(null, "", "/release-notes?from=1.2.0#v1-9-0");
  render(<ReleaseList {...page} releases={newest} />);
  await userEvent.click(screen.getByRole("button", { name: releaseWords.clear }));
  expect(screen.queryByText("New to you")).toBeNull();
  expect(location.search + location.hash).toBe("#v1-9-0");
  expect(screen.getByRole("textbox")).toHaveFocus();
  expect(screen.getByRole("textbox")).toHaveValue("");
  expect(result()).toBeEmptyDOMElement();
});

test.each(["1.2.0", "1,2,0", "1.8.0-beta.1", "v1.2"])(
  "the field takes %s from a keyboard that has all of its letters",
  (version) => {
    render(<ReleaseList {...page} releases={newest} />);
    const field = screen.getByRole<HTMLInputElement>("textbox");
    expect(field).not.toHaveAttribute("inputmode");
    expect(version).toMatch(new RegExp(`^(?:${field.pattern})$`));
  },
);
