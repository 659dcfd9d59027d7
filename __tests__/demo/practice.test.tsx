import { demoWords } from "../../src/demo/sample-tabs";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Practice } from "../../src/demo/practice";
import { practiceTyped, sampleTabs } from "../support/demo-tabs";
import { showAllElements } from "../support/show-all-elements";

beforeEach(showAllElements);

test("stays done after other switches", async () => {
  const user = userEvent.setup();
  render(<Practice tabs={sampleTabs} />);
  await user.click(await screen.findByRole("combobox"));
  await user.keyboard(`${practiceTyped}{Enter}{Enter}{ArrowDown}{Enter}`);
  expect(screen.getAllByRole("status")[0]).toHaveTextContent(demoWords.practiceDone);
});
