import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Switcher } from "../../src/tab-search/switcher";
import { showAllElements } from "../support/show-all-elements";

const drawing = () => screen.queryByRole("img", { name: /list of open tabs/ });
const field = () => screen.queryByRole("combobox");

beforeEach(showAllElements);

test("the working list takes the drawing's place, and no focus", async () => {
  render(<Switcher />);
  expect(drawing()).toBeVisible();
  expect(field()).toBeNull();
  expect(await screen.findByRole("combobox")).toBeVisible();
  expect(drawing()).toBeNull();
  expect(document.body).toHaveFocus();
});

test("a click on the drawing is a click on the field", async () => {
  render(<Switcher />);
  await userEvent.click(drawing() as HTMLElement);
  expect(await screen.findByRole("combobox")).toHaveFocus();
  expect(drawing()).toBeNull();
});

test("the window shows the tab that was switched to", async () => {
  const onSwitch = jest.fn();
  const { container } = render(<Switcher onSwitch={onSwitch} />);
  await userEvent.click(await screen.findByRole("combobox"));
  await userEvent.keyboard("bowline{Enter}");
  expect(onSwitch).toHaveBeenCalledWith(expect.objectContaining({ title: "How to tie a bowline" }));
  expect(container.querySelector("[data-current]")).toHaveTextContent("How to tie a bowline");
});
