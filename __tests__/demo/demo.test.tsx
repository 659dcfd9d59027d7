import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { site } from "../../src/site/site";
import { Demo } from "../../src/demo/demo";
import * as loader from "../../src/runtime/load";
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

describe("a click", () => {
  const load = jest.spyOn(loader, "loadFeature");
  afterAll(() => load.mockRestore());
  const click = () => fireEvent.click(screen.getByRole("img", { name: demoLabels.picture }));

  test("while an idle browser loads the list is for its field", async () => {
    const loaded = (await import("../../src/demo/live-demo")) as unknown;
    let resolve: (loaded: unknown) => void = () => {};
    load.mockReturnValue(new Promise((settle) => (resolve = settle)));
    render(<Demo sampleTabs={sampleTabs} />);
    await waitFor(() => expect(load).toHaveBeenCalledWith(expect.anything(), false));
    click();
    expect(await screen.findByText(demoLabels.loading)).toBeVisible();
    resolve(loaded);
    expect(await screen.findByRole("combobox")).toHaveFocus();
    expect(screen.queryByText(demoLabels.loading)).toBeNull();
  });

  test("that fails is answered, and the next one tries again", async () => {
    load.mockRejectedValue(new Error("no network"));
    render(<Demo sampleTabs={sampleTabs} />);
    await waitFor(() => expect(load).toHaveBeenCalledWith(expect.anything(), false));
    expect(screen.queryByText(demoLabels.failed)).toBeNull();
    click();
    expect(await screen.findByText(demoLabels.failed)).toBeVisible();
    load.mockRestore();
    click();
    expect(await screen.findByRole("combobox")).toHaveFocus();
  });
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
