import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchButton } from "../../src/site-search/search-button";
import { searchFailed } from "../../src/site-search/search-entry";

jest.mock("../../src/site-search/load-search-entries", () => ({
  loadSearchEntries: async () => [],
}));
jest.mock("../../src/site-search/search-dialog", () => {
  throw new Error("Loading chunk failed");
});

test("a script that can not be loaded is said in one line, and the button stays", async () => {
  const user = userEvent.setup();
  render(<SearchButton>Search</SearchButton>);
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(await screen.findByText(searchFailed)).toBeVisible();
  expect(screen.getByRole("button", { name: "Search" })).toBeEnabled();
});
