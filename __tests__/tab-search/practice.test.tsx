import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Practice, practiceTitle } from "../../src/tab-search/practice";
import { sampleTabs } from "../support/demo-tabs";
import { showAllElements } from "../support/show-all-elements";
import { guide } from "../support/site-texts";

beforeEach(showAllElements);

const result = () => screen.getAllByRole("status").at(-1);

async function setUp() {
  const user = userEvent.setup();
  render(<Practice tabs={sampleTabs} />);
  await user.click(await screen.findByRole("combobox"));
  return user;
}

test("the step's text asks for the tab that ends it", () => {
  expect(guide).toContain(`**${practiceTitle}**`);
});

test("the requested tab is in the sample, below the rows in view", () => {
  expect(sampleTabs.findIndex(({ title }) => title === practiceTitle)).toBeGreaterThan(8);
});

test("is done when the tab it asks for is switched to", async () => {
  const user = await setUp();
  expect(result()).toBeEmptyDOMElement();
  await user.keyboard("bow tie{Enter}");
  expect(result()).toHaveTextContent(/^Done/);
});

test("another tab is named, and can be followed by the right one", async () => {
  const user = await setUp();
  await user.keyboard("{Enter}");
  expect(result()).toHaveTextContent("That was Release checklist");
  await user.keyboard("{Enter}bowline{Enter}");
  expect(result()).toHaveTextContent(/^Done/);
});

test("stays done after other switches", async () => {
  const user = await setUp();
  await user.keyboard("bowline{Enter}{Enter}{ArrowDown}{Enter}");
  expect(result()).toHaveTextContent(/^Done/);
});
