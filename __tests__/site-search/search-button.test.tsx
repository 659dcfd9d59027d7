import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { loadSearchEntries } from "../../src/site-search/load-search-entries";
import { SearchButton } from "../../src/site-search/search-button";
import { olderReleasesPath, type SearchEntry } from "../../src/site-search/search-entry";
import { searchWords } from "../../src/site-search/search-words";
import { site } from "../../src/site/site";
import { supportDialogs } from "../support/html-dialog";
import { sampleEntries } from "../support/sample-entries";

jest.mock("gatsby", () => ({ navigate: jest.fn(), withPrefix: (path: string) => path }));
jest.mock("../../src/site-search/load-search-entries");

const olderRelease: SearchEntry = {
  url: "/release-notes#v0-9-0",
  title: "Version 0.9.0",
  group: "Release",
  text: "",
};

beforeEach(() => {
  jest.clearAllMocks();
  supportDialogs();
  jest
    .mocked(loadSearchEntries)
    .mockImplementation(async (path) =>
      path === olderReleasesPath ? [olderRelease] : sampleEntries,
    );
});

function setUp() {
  const user = userEvent.setup();
  render(<SearchButton>Search</SearchButton>);
  return { user, button: screen.getByRole("button", { name: "Search" }) };
}

const field = () => screen.findByRole("combobox", { name: "Search this site" });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

test("requests nothing until the pointer or focus is on it", async () => {
  const { user, button } = setUp();
  expect(loadSearchEntries).not.toHaveBeenCalled();
  await user.hover(button);
  expect(loadSearchEntries).toHaveBeenCalledTimes(1);
  expect(loadSearchEntries).not.toHaveBeenCalledWith(olderReleasesPath);
});

test.each([
  ["a click", async ({ user, button }: ReturnType<typeof setUp>) => user.click(button)],
  ["Ctrl+K", async ({ user }) => user.keyboard("{Control>}k{/Control}")],
])("%s opens it with the pages, the focus in the field", async (_, open) => {
  await open(setUp());
  expect(await field()).toHaveFocus();
  expect(screen.getByRole("dialog", { name: "Search this site" })).toBeVisible();
  await waitFor(() => expect(options()[0]).toContain(site.name));
});

test("Enter goes to the place and closes", async () => {
  const { user, button } = setUp();
  await user.click(button);
  await user.type(await field(), "change shortcut");
  await waitFor(() => expect(options()[0]).toMatch(/^Where do I change/));
  await user.keyboard("{Enter}");
  expect(navigate).toHaveBeenCalledWith("/support#change-shortcut");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each(["{Escape}", "[Close]", "[Beside]"])("%s closes and goes nowhere", async (way) => {
  const { user, button } = setUp();
  await user.click(button);
  await field();
  if (way === "[Close]") await user.click(screen.getByRole("button", { name: "Close" }));
  else if (way === "[Beside]") await user.click(screen.getByRole("dialog"));
  else await user.keyboard(way);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(navigate).not.toHaveBeenCalled();
});

test("a selection that ends beside it does not close it", async () => {
  const { user, button } = setUp();
  await user.click(button);
  await user.pointer([
    { target: await field(), keys: "[MouseLeft>]" },
    { target: screen.getByRole("dialog"), keys: "[/MouseLeft]" },
  ]);
  expect(screen.getByRole("dialog")).toBeVisible();
});

test("older releases are found once they have been read", async () => {
  const { user, button } = setUp();
  await user.click(button);
  await user.type(await field(), "0.9.0");
  await waitFor(() => expect(options()[0]).toMatch(/^Version 0.9.0/));
});

test("an index that can not be read is said, and read the next time", async () => {
  jest.mocked(loadSearchEntries).mockRejectedValue(new Error("no network"));
  const { user, button } = setUp();
  await user.click(button);
  expect(await screen.findByText(searchWords.noIndex)).toBeVisible();
  jest.mocked(loadSearchEntries).mockResolvedValue(sampleEntries);
  await user.keyboard("{Escape}");
  await user.click(button);
  await waitFor(() => expect(options()[0]).toContain(site.name));
});
