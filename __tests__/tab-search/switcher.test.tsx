import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Switcher } from "../../src/tab-search/switcher";
import { showAllElements } from "../support/show-all-elements";

const drawing = () => screen.queryByLabelText(/list of open tabs/);
const saidDrawing = () => screen.queryByRole("img", { name: /list of open tabs/ });
const fieldBehind = () => screen.findByRole("combobox");
const field = () => screen.queryByRole("combobox");

let frames: (() => void)[] = [];

beforeEach(() => {
  showAllElements();
  frames = [];
  jest
    .spyOn(window, "requestAnimationFrame")
    .mockImplementation((callback) => frames.push(() => callback(0)));
});

/** Lets frames pass until no more are asked for. */
async function passFrames() {
  for (let frame = frames.shift(); frame; frame = frames.shift()) await act(async () => frame?.());
}

test("the drawing stays in front until what is behind it fills its window", async () => {
  render(<Switcher />);
  expect(drawing()).toBeVisible();
  await fieldBehind();
  expect(drawing()).toBeVisible();
  await passFrames();
  expect(field()).toBeVisible();
  expect(field()).not.toHaveFocus();
  expect(drawing()).toBeNull();
});

test("a screen reader hears of the drawing or of the field, never of both", async () => {
  render(<Switcher />);
  expect(saidDrawing()).not.toBeNull();
  expect(field()).toBeNull();
  await fieldBehind();
  expect(drawing()).toBeVisible();
  expect(saidDrawing()).toBeNull();
  expect(field()?.closest("[aria-hidden]")).toBeNull();
});

test("a focus that gets behind the drawing takes it away", async () => {
  render(<Switcher />);
  await fieldBehind();
  await userEvent.tab();
  expect(field()).toHaveFocus();
  expect(drawing()).toBeNull();
});

test("a click on the drawing while it is being made is a click on the field", async () => {
  render(<Switcher />);
  await fieldBehind();
  await userEvent.click(drawing() as HTMLElement);
  expect(field()).toHaveFocus();
  expect(drawing()).toBeNull();
});

test("the window shows the tab that was switched to", async () => {
  const onSwitch = jest.fn();
  const { container } = render(<Switcher onSwitch={onSwitch} />);
  await fieldBehind();
  await userEvent.tab();
  await userEvent.keyboard("bowline{Enter}");
  expect(onSwitch).toHaveBeenCalledWith(expect.objectContaining({ title: "How to tie a bowline" }));
  expect(container.querySelector("[data-current]")).toHaveTextContent("How to tie a bowline");
});
