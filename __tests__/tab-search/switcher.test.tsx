import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site } from "../../src/site/site";
import { Switcher } from "../../src/tab-search/switcher";
import * as loader from "../../src/tab-search/load-when-readable";
import { demoWords } from "../../src/tab-search/sample-tabs";
import { byLastUse, inTabBarOrder } from "../../src/tab-search/list-order";
import { sampleTabs } from "../support/demo-tabs";
import { showAllElements } from "../support/show-all-elements";

const drawing = () => screen.queryByRole("img", { name: /list of open tabs/ });
const field = () => screen.queryByRole("combobox");

const afterwards = { ...site };
beforeEach(() => {
  showAllElements();
  Object.assign(site, { shortcut: ["modifierKey", "Shift", "Space"] });
});
afterEach(() => Object.assign(site, afterwards));

test("the working list takes the drawing's place, and no focus", async () => {
  render(<Switcher sampleTabs={sampleTabs} />);
  expect(drawing()).toBeVisible();
  expect(field()).toBeNull();
  expect(await screen.findByRole("combobox")).toBeVisible();
  expect(drawing()).toBeNull();
  expect(document.body).toHaveFocus();
});

test("a click on the drawing is a click on the field", async () => {
  render(<Switcher sampleTabs={sampleTabs} />);
  await userEvent.click(drawing() as HTMLElement);
  expect(await screen.findByRole("combobox")).toHaveFocus();
  expect(drawing()).toBeNull();
});

test("a click while the list is being rendered, which an idle browser has loaded, is for its field", async () => {
  const loading = jest.spyOn(loader, "loadWhenReadable").mockReturnValue(() => undefined);
  render(<Switcher sampleTabs={sampleTabs} />);
  const [, { load, onWait, onLoaded }] = loading.mock.calls[0] as Parameters<
    typeof loader.loadWhenReadable
  >;
  const loaded = await load(false);
  act(() => {
    onLoaded(loaded, false);
    onWait();
  });
  loading.mockRestore();
  expect(await screen.findByRole("combobox")).toHaveFocus();
  expect(screen.queryByText(demoWords.loading)).toBeNull();
});

test("the window shows the tab that was switched to", async () => {
  const onSwitch = jest.fn();
  const { container } = render(<Switcher sampleTabs={sampleTabs} onSwitch={onSwitch} />);
  await userEvent.click(await screen.findByRole("combobox"));
  await userEvent.keyboard("bowline{Enter}");
  expect(onSwitch).toHaveBeenCalledWith(expect.objectContaining({ title: "How to tie a bowline" }));
  expect(container.querySelector("[data-current]")).toHaveTextContent("How to tie a bowline");
});

const pressShortcut = () =>
  fireEvent.keyDown(document.body, { code: "Space", key: " ", ctrlKey: true, shiftKey: true });

test("the shortcut opens it from anywhere on the page, before its script has come and after", async () => {
  render(
    <>
      <button type="button">Elsewhere</button>
      <Switcher sampleTabs={sampleTabs} />
    </>,
  );
  pressShortcut();
  expect(await screen.findByRole("combobox")).toHaveFocus();
  await userEvent.keyboard("zoe{Escape}");
  act(() => screen.getByRole("button", { name: "Elsewhere" }).focus());
  pressShortcut();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue("");
});

test("the shortcut is left alone while a dialog is open over the page", async () => {
  render(
    <>
      <dialog open />
      <Switcher sampleTabs={sampleTabs} />
    </>,
  );
  await screen.findByRole("combobox");
  expect(pressShortcut()).toBe(true);
  expect(field()).not.toHaveFocus();
});

test("a call from outside opens it", async () => {
  const { rerender } = render(<Switcher sampleTabs={sampleTabs} />);
  rerender(<Switcher sampleTabs={sampleTabs} calls={1} />);
  expect(await screen.findByRole("combobox")).toHaveFocus();
});

test("the order of the list can be chosen as in the product's options", async () => {
  const { container, rerender } = render(
    <Switcher sampleTabs={sampleTabs} order={inTabBarOrder} />,
  );
  const [, second] = inTabBarOrder(sampleTabs);
  // The drawing, then the list that works.
  expect(container).toHaveTextContent(second?.address ?? "");
  await screen.findByRole("combobox");
  expect(screen.getAllByRole("option")[1]).toHaveTextContent(second?.title ?? "");
  rerender(<Switcher sampleTabs={sampleTabs} order={byLastUse} />);
  expect(screen.getAllByRole("option")[1]).toHaveTextContent(sampleTabs[1]?.title ?? "");
  rerender(<Switcher sampleTabs={sampleTabs} order={inTabBarOrder} />);
  expect(screen.getAllByRole("option")[1]).toHaveTextContent(second?.title ?? "");
});
