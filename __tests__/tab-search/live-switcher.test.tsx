import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LiveSwitcher } from "../../src/tab-search/live-switcher";
import { restBeforeStatus } from "../../src/search-list/polite-status";
import { sampleTabs } from "../../src/tab-search/sample-tabs";

const field = () => screen.getByRole("combobox", { name: "Search the sample tabs" });
const options = () => screen.queryAllByRole("option");
const openButton = () => screen.getByRole("button", { name: /^Open the list/ });

/** How many options the list's window shows, the last one by half. */
const rowsInWindow = 6;

/** The option that the field says is active, which is also the only one marked as selected. */
function active() {
  const selected = options().filter((option) => option.getAttribute("aria-selected") === "true");
  expect(selected.map(({ id }) => id)).toEqual([field().getAttribute("aria-activedescendant")]);
  return options().indexOf(selected[0] as HTMLElement);
}

function setUp(onSwitch = jest.fn()) {
  const user = userEvent.setup();
  render(<LiveSwitcher onSwitch={onSwitch} />);
  return { user, onSwitch };
}

test("starts open, takes no focus and says nothing", async () => {
  setUp();
  await waitFor(() => expect(options()).toHaveLength(rowsInWindow));
  expect(document.body).toHaveFocus();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("unasked, it is made in parts and tells when its window is full", async () => {
  const onMade = jest.fn();
  render(<LiveSwitcher onMade={onMade} />);
  expect(options().length).toBeLessThan(rowsInWindow);
  expect(onMade).not.toHaveBeenCalled();
  await waitFor(() => expect(onMade).toHaveBeenCalled());
  expect(options()).toHaveLength(rowsInWindow);
});

test("asked for, its window is full at once and its field has the focus", () => {
  const onMade = jest.fn();
  render(<LiveSwitcher takesFocus onMade={onMade} />);
  expect(onMade).toHaveBeenCalled();
  expect(options().length).toBeGreaterThanOrEqual(rowsInWindow);
  expect(field()).toHaveFocus();
});

test("asked for while it is being made, it takes the focus too", () => {
  const { rerender } = render(<LiveSwitcher />);
  rerender(<LiveSwitcher takesFocus />);
  expect(options().length).toBeGreaterThanOrEqual(rowsInWindow);
  expect(field()).toHaveFocus();
});

test.each(["focus", "pointer"])("the first %s brings the options beyond its window", async (by) => {
  const { user } = setUp();
  await waitFor(() => expect(options()).toHaveLength(rowsInWindow));
  for (const option of options())
    expect(option).toHaveAttribute("aria-setsize", String(sampleTabs.length));
  if (by === "focus") await user.tab();
  else await user.hover(options()[1] as HTMLElement);
  await waitFor(() => expect(options()).toHaveLength(sampleTabs.length));
  expect(options().at(-1)).toHaveAttribute("aria-posinset", String(sampleTabs.length));
});

test("opened again, its window is full at once", async () => {
  const { user } = setUp();
  await user.click(field());
  await user.keyboard("{Escape}");
  fireEvent.click(openButton());
  expect(options().length).toBeGreaterThanOrEqual(rowsInWindow);
});

test("is a combobox that controls its listbox", () => {
  setUp();
  const list = screen.getByRole("listbox", { name: "Sample tabs" });
  expect(field()).toHaveAttribute("aria-controls", list.id);
  expect(field()).toHaveAttribute("aria-expanded", "true");
  expect(field()).toHaveAttribute("aria-autocomplete", "list");
});

test("typing filters, marks the letters and makes the first option active", async () => {
  const { user } = setUp();
  await user.type(field(), "{ArrowDown}{ArrowDown}lis");
  expect(active()).toBe(0);
  const [first] = options();
  expect(within(first as HTMLElement).getAllByText("Lis")[0]?.tagName).toBe("MARK");
});

test.each([
  ["{ArrowDown}", 1],
  ["{ArrowUp}", sampleTabs.length - 1],
  ["{End}", sampleTabs.length - 1],
  ["{End}{Home}", 0],
  ["{End}{ArrowDown}", 0],
  ["{ArrowDown}{ArrowDown}{ArrowUp}", 1],
])("%s makes option %i active, and the focus stays in the field", async (keys, expected) => {
  const { user } = setUp();
  await user.click(field());
  await user.keyboard(keys);
  expect(active()).toBe(expected);
  expect(field()).toHaveFocus();
});

test("Enter switches to the active tab, which is first in the list afterwards", async () => {
  const { user, onSwitch } = setUp();
  await user.click(field());
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(onSwitch).toHaveBeenCalledWith(sampleTabs[2], expect.arrayContaining(sampleTabs));
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(openButton()).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(options()[0]).toHaveTextContent(sampleTabs[2]?.title ?? "");
  expect(options()[1]).toHaveTextContent(sampleTabs[0]?.title ?? "");
});

test("a click on an option switches", async () => {
  const { user, onSwitch } = setUp();
  await waitFor(() => expect(options()[4]).toBeDefined());
  await user.click(options()[4] as HTMLElement);
  expect(onSwitch).toHaveBeenCalledWith(sampleTabs[4], expect.arrayContaining(sampleTabs));
});

test("Esc closes and switches to nothing", async () => {
  const { user, onSwitch } = setUp();
  await user.click(field());
  await user.keyboard("{ArrowDown}{Escape}");
  expect(openButton()).toHaveFocus();
  expect(onSwitch).not.toHaveBeenCalled();
});

test("the shortcut opens it again, empty and focused", async () => {
  const { user } = setUp();
  await user.type(field(), "zoe{Escape}");
  await user.keyboard("{Control>}{Shift>}[Space]{/Shift}{/Control}");
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue("");
  await waitFor(() => expect(options()).toHaveLength(sampleTabs.length));
});

test("a key reaches a row that no frame has added yet, and scrolls to it", async () => {
  const frames = jest.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  const { user } = setUp();
  expect(options().length).toBeLessThan(sampleTabs.length);
  const list = screen.getByRole("listbox");
  const place = jest.spyOn(HTMLElement.prototype, "offsetTop", "get").mockReturnValue(900);
  await user.type(field(), "{End}");
  expect(active()).toBe(sampleTabs.length - 1);
  expect(list.scrollTop).toBe(900);
  for (const mock of [frames, place]) mock.mockRestore();
});

test("an empty result says so, and Enter does nothing", async () => {
  const { user, onSwitch } = setUp();
  await user.type(field(), "xylophone{Enter}");
  expect(screen.getByText(/No sample tab has “xylophone”/)).toBeVisible();
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(field()).not.toHaveAttribute("aria-controls");
  expect(field()).not.toHaveAttribute("aria-activedescendant");
  expect(onSwitch).not.toHaveBeenCalled();
});

test("a tab of the private window explains itself in the list and on its page", async () => {
  const { user } = setUp();
  await user.type(field(), "bank standing");
  expect(screen.getByText(/only after you allow it/)).toHaveTextContent("Incognito");
  await user.keyboard("{Enter}");
  expect(screen.getByText(/nothing about them is stored/)).toHaveTextContent("Incognito");
});

describe("announces", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const said = () => screen.getByRole("status").textContent;
  const rest = () => act(() => jest.advanceTimersByTime(restBeforeStatus));

  test.each([
    ["how many tabs are left", "harbour", /^\d of 30 tabs$/],
    ["that none is left", "xylophone", /^No tab found$/],
    ["the tab switched to", "zoe{Enter}", /^Switched to Café Zoë/],
    ["that the list has closed", "{Escape}", /^List closed$/],
  ])("%s, once typing rests", async (_, keys, expected) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<LiveSwitcher />);
    await user.click(field());
    await user.keyboard(keys);
    expect(said()).toBe("");
    rest();
    expect(said()).toMatch(expected);
  });
});
