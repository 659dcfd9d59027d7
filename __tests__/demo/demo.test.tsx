import { act, fireEvent, render, screen } from "@testing-library/react";
import { site } from "../../src/site/site";
import { Demo } from "../../src/demo/demo";
import * as loader from "../../src/demo/load-when-near";
import { demoLabels } from "../../src/demo/demo-labels";
import { sampleTabs } from "../support/demo-tabs";
import { showAllElements } from "../support/show-all-elements";

const field = () => screen.queryByRole("combobox");

const afterwards = { ...site };
beforeEach(() => {
  showAllElements();
  Object.assign(site, { shortcut: ["modifierKey", "Shift", "Space"] });
});
afterEach(() => Object.assign(site, afterwards));

test("a click while the list is being rendered, which an idle browser has loaded, is for its field", async () => {
  const loading = jest
    .spyOn(loader, "loadWhenNear")
    .mockReturnValue({ ask: () => {}, stop: () => {} });
  render(<Demo sampleTabs={sampleTabs} />);
  const [, { load, onWait, onLoaded }] = loading.mock.calls[0] as Parameters<
    typeof loader.loadWhenNear
  >;
  const loaded = await load(false);
  act(() => {
    onLoaded(loaded, false);
    onWait();
  });
  loading.mockRestore();
  expect(await screen.findByRole("combobox")).toHaveFocus();
  expect(screen.queryByText(demoLabels.loading)).toBeNull();
});

const pressShortcut = () =>
  fireEvent.keyDown(document.body, { code: "Space", key: " ", ctrlKey: true, shiftKey: true });

test("the shortcut opens it before its script has come", async () => {
  render(<Demo sampleTabs={sampleTabs} />);
  expect(field()).toBeNull();
  pressShortcut();
  expect(await screen.findByRole("combobox")).toHaveFocus();
});

test("the shortcut is left alone while a dialog is open over the page", async () => {
  render(
    <>
      <dialog open />
      <Demo sampleTabs={sampleTabs} />
    </>,
  );
  await screen.findByRole("combobox");
  expect(pressShortcut()).toBe(true);
  expect(field()).not.toHaveFocus();
});
