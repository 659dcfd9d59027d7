import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LiveDemo } from "../../src/demo/live-demo";
import { firstTyped, foundBy, privateTab, sampleTabs } from "../support/demo-tabs";
import { demoLabels } from "../../src/demo/demo-labels";
import { manyTabsCount } from "../../src/demo/sample-tabs";
import { liveDemoLabels } from "../../src/demo/live-demo-labels";

const field = () => screen.getByRole("combobox", { name: demoLabels.field });
const options = () => screen.queryAllByRole("option");

/** The index of the active option, which must also be the only selected one. */
function active() {
  const selected = options().filter((option) => option.getAttribute("aria-selected") === "true");
  expect(selected.map(({ id }) => id)).toEqual([field().getAttribute("aria-activedescendant")]);
  return options().indexOf(selected[0] as HTMLElement);
}

function setUp(onSwitch = jest.fn()) {
  const user = userEvent.setup();
  render(<LiveDemo sampleTabs={sampleTabs} onSwitch={onSwitch} />);
  return { user, onSwitch };
}

test.each(["{Home}", "{End}"])("in a field with text, %s is the text’s", async (key) => {
  const { user } = setUp();
  await user.type(field(), "e{ArrowDown}");
  expect(options().length).toBeGreaterThan(2);
  await user.keyboard(key);
  expect(active()).toBe(1);
});

test.each<[string, (list: HTMLElement) => void]>([
  ["a pointer", (list) => fireEvent.pointerEnter(list)],
  ["scrolling", (list) => fireEvent.scroll(list)],
])("all rows are there from %s on", (_, touch) => {
  setUp();
  touch(screen.getByRole("listbox"));
  expect(options()).toHaveLength(sampleTabs.length);
  expect(options()[0]).not.toHaveAttribute("aria-setsize");
});

test("another call opens it again, empty and focused; a call that came before it does not", async () => {
  const user = userEvent.setup();
  const { rerender } = render(<LiveDemo sampleTabs={sampleTabs} openRequests={1} />);
  expect(document.body).toHaveFocus();
  await user.type(field(), "zoe{Escape}");
  rerender(<LiveDemo sampleTabs={sampleTabs} openRequests={2} />);
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue("");
  expect(options()).toHaveLength(sampleTabs.length);
});

test("the row of the tab that is shown says so", async () => {
  const { user } = setUp();
  const says = () => options().map(({ textContent }) => textContent?.endsWith(demoLabels.thisTab));
  expect(says().indexOf(true)).toBe(0);
  await user.type(field(), "{ArrowDown}{Enter}");
  await user.click(screen.getByRole("button"));
  expect(options()[0]).toHaveTextContent(sampleTabs[1]?.title ?? "");
  expect(says().lastIndexOf(true)).toBe(0);
});

describe("after a switch, its page says what it took", () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    jest.spyOn(performance, "now").mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  const type = (value: string) => fireEvent.change(field(), { target: { value } });

  test("how many tabs, how many letters, and the time from the first of them", () => {
    const { rerender } = render(<LiveDemo sampleTabs={sampleTabs} openRequests={1} isMany />);
    // Letters that are deleted do not count, nor does their time.
    type("x");
    type("");
    now = 5000;
    type(privateTab.word.slice(0, 1));
    now = 6400;
    type(privateTab.word);
    fireEvent.click(options()[0] as HTMLElement);
    const found = liveDemoLabels.effort(manyTabsCount, privateTab.word.length, 1.4);
    expect(screen.getByText(found)).toBeVisible();
    expect(found).toMatch(/300.*1\.4/);
    // The next search counts anew.
    now = 60_000;
    rerender(<LiveDemo sampleTabs={sampleTabs} openRequests={2} isMany />);
    type("e");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(screen.getByText(liveDemoLabels.effort(manyTabsCount, 1, 0))).toBeVisible();
  });

  test("without a letter, how many tabs alone", () => {
    render(<LiveDemo sampleTabs={sampleTabs} />);
    fireEvent.click(options()[3] as HTMLElement);
    expect(screen.getByText(liveDemoLabels.effort(sampleTabs.length, 0, 0))).toBeVisible();
  });
});

test("three hundred tabs, of which the first are those of the sample", async () => {
  const user = userEvent.setup();
  const { rerender } = render(<LiveDemo sampleTabs={sampleTabs} />);
  await user.type(field(), `${firstTyped}{Enter}`);
  expect(screen.queryByRole("combobox")).toBeNull();
  rerender(<LiveDemo sampleTabs={sampleTabs} openRequests={1} isMany />);
  expect(screen.getByText(demoLabels.tabCount(300))).toBeVisible();
  expect(options()).toHaveLength(300);
  expect(new Set(options().map(({ textContent }) => textContent)).size).toBe(300);
  const [found] = foundBy(firstTyped);
  const [next] = sampleTabs.filter((tab) => tab !== found);
  expect(options()[0]).toHaveTextContent(found?.title ?? "");
  expect(options()[1]).toHaveTextContent(next?.title ?? "");
  rerender(<LiveDemo sampleTabs={sampleTabs} openRequests={1} />);
  expect(options()).toHaveLength(sampleTabs.length);
});

test("an empty result says so, and Enter does nothing", async () => {
  const { user, onSwitch } = setUp();
  await user.type(field(), "xylophone{Enter}");
  expect(screen.getByText(liveDemoLabels.noMatchFor("xylophone"))).toBeVisible();
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(field()).not.toHaveAttribute("aria-controls");
  expect(field()).not.toHaveAttribute("aria-activedescendant");
  expect(onSwitch).not.toHaveBeenCalled();
});

test("a tab of the private window explains itself in the list and on its page", async () => {
  const { user } = setUp();
  await user.type(field(), privateTab.word);
  expect(screen.getByText(demoLabels.privateTab)).toBeVisible();
  await user.keyboard("{Enter}");
  expect(screen.getByText(new RegExp(liveDemoLabels.private[1].trim()))).toHaveTextContent(
    "Incognito",
  );
});
