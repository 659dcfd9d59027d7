import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Practice } from "../../src/demo/practice";
import { practiceTitle } from "../../src/demo/sample-tabs";
import { ownWord, sampleTabs } from "../support/demo-tabs";
import { showAllElements } from "../support/show-all-elements";

beforeEach(showAllElements);

test("the requested tab is in the sample, below the rows in view", () => {
  expect(sampleTabs.findIndex(({ title }) => title === practiceTitle)).toBeGreaterThan(8);
});

test("stays done after other switches", async () => {
  const user = userEvent.setup();
  render(<Practice tabs={sampleTabs} />);
  await user.click(await screen.findByRole("combobox"));
  const wanted = sampleTabs.find(({ title }) => title === practiceTitle);
  await user.keyboard(`${wanted && ownWord(wanted)}{Enter}{Enter}{ArrowDown}{Enter}`);
  expect(screen.getAllByRole("status")[0]).toHaveTextContent(/^Done/);
});
