import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LiveSwitcher } from "../../src/tab-search/live-switcher";
import { restBeforeStatus } from "../../src/search-list/polite-status";
import { inTabBarOrder } from "../../src/tab-search/list-order";
import { recentTabs, sampleTabs } from "../support/demo-tabs";
import { switcherWords } from "../../src/tab-search/switcher-words";

const field = () => screen.getByRole("combobox", { name: "Search the sample tabs" });
const options = () => screen.queryAllByRole("option");
const openButton = () => screen.getByRole("button", { name: /^Open the list/ });

/** The index of the active option, which must also be the only selected one. */
function active() {
  const selected = options().filter((option) => option.getAttribute("aria-selected") === "true");
  expect(selected.map(({ id }) => id)).toEqual([field().getAttribute("aria-activedescendant")]);
  return options().indexOf(selected[0] as HTMLElement);
}

function setUp(onSwitch = jest.fn()) {
  const user = userEvent.setup();
  render(<LiveSwitcher sampleTabs={sampleTabs} onSwitch={onSwitch} />);
  return { user, onSwitch };
}

test("starts open, takes no focus and says nothing; its first rows say how many there are", () => {
  setUp();
  expect(options()[0]).toHaveAttribute("aria-setsize", String(sampleTabs.length));
  expect(options()[1]).toHaveAttribute("aria-posinset", "2");
  expect(options().length).toBeLessThan(sampleTabs.length);
  expect(document.body).toHaveFocus();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("its field has the focus when the visitor asked for it", () => {
  const { rerender } = render(<LiveSwitcher sampleTabs={sampleTabs} />);
  rerender(<LiveSwitcher sampleTabs={sampleTabs} takesFocus />);
  expect(field()).toHaveFocus();
});

test("is a combobox that controls its listbox", () => {
  setUp();
  const list = screen.getByRole("listbox", { name: "Sample tabs" });
  expect(field()).toHaveAttribute("aria-controls", list.id);
  expect(field()).toHaveAttribute("aria-expanded", "true");
  expect(field()).toHaveAttribute("aria-autocomplete", "list");
});

test("typing filters, highlights the letters and makes the first option active", async () => {
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
  await user.click(options()[4] as HTMLElement);
  expect(onSwitch).toHaveBeenCalledWith(sampleTabs[4], expect.arrayContaining(sampleTabs));
});

test.each([
  ["Safari", { keyCode: 229, isComposing: false }],
  ["others", { keyCode: 13, isComposing: true }],
])("an Enter that ends a composition switches to nothing (%s)", (_, event) => {
  const { onSwitch } = setUp();
  fireEvent.keyDown(field(), { key: "Enter", ...event });
  expect(onSwitch).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: "Enter", keyCode: 13 });
  expect(onSwitch).toHaveBeenCalled();
});

test.each(["{Home}", "{End}"])("in a field with text, %s is the text’s", async (key) => {
  const { user } = setUp();
  await user.type(field(), "e{ArrowDown}");
  expect(options().length).toBeGreaterThan(2);
  await user.keyboard(key);
  expect(active()).toBe(1);
});

test("Esc closes and switches to nothing", async () => {
  const { user, onSwitch } = setUp();
  await user.click(field());
  await user.keyboard("{ArrowDown}{Escape}");
  expect(openButton()).toHaveFocus();
  expect(onSwitch).not.toHaveBeenCalled();
});

test.each<[string, (list: HTMLElement) => void]>([
  ["a focus", () => act(() => field().focus())],
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
  const { rerender } = render(<LiveSwitcher sampleTabs={sampleTabs} calls={1} />);
  expect(document.body).toHaveFocus();
  await user.type(field(), "zoe{Escape}");
  rerender(<LiveSwitcher sampleTabs={sampleTabs} calls={2} />);
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue("");
  expect(options()).toHaveLength(sampleTabs.length);
});

test("the order of the tab bar lists window by window, and back", () => {
  const { rerender } = render(<LiveSwitcher sampleTabs={sampleTabs} order={inTabBarOrder} />);
  const titles = () => options().map((option) => option.textContent);
  const firsts = inTabBarOrder(sampleTabs).slice(0, 3);
  for (const [index, { title }] of firsts.entries()) expect(titles()[index]).toContain(title);
  rerender(<LiveSwitcher sampleTabs={sampleTabs} />);
  for (const [index, { title }] of recentTabs.entries()) expect(titles()[index]).toContain(title);
});

describe("after a switch, its page says what it took", () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    jest.spyOn(performance, "now").mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  const { keyDown, change } = fireEvent;
  const press = (key: string) => keyDown(field(), { key });

  test("keys and seconds, from the first key to Enter", () => {
    setUp();
    for (const key of ["z", "o", "Shift"]) press(key);
    change(field(), { target: { value: "zo" } });
    now = 1250;
    press("Enter");
    expect(screen.getByText("Found in 3 keys, 1.3 s.")).toBeVisible();
  });

  test("the next search counts anew", () => {
    const { rerender } = render(<LiveSwitcher sampleTabs={sampleTabs} calls={1} />);
    for (const key of ["z", "o", "Escape"]) press(key);
    now = 60_000;
    rerender(<LiveSwitcher sampleTabs={sampleTabs} calls={2} />);
    press("Enter");
    expect(screen.getByText("Found in 1 key, 0.0 s.")).toBeVisible();
  });

  test("a click alone, and a click after keys", () => {
    const { rerender } = render(<LiveSwitcher sampleTabs={sampleTabs} calls={1} />);
    fireEvent.click(options()[3] as HTMLElement);
    expect(screen.getByText("Found in 1 click.")).toBeVisible();
    rerender(<LiveSwitcher sampleTabs={sampleTabs} calls={2} />);
    for (const key of ["l", "i", "s"]) press(key);
    now = 900;
    fireEvent.click(options()[0] as HTMLElement);
    expect(screen.getByText("Found in 3 keys and 1 click, 0.9 s.")).toBeVisible();
  });
});

test("a key scrolls to the row that it makes active", async () => {
  const { user } = setUp();
  const place = jest.spyOn(HTMLElement.prototype, "offsetTop", "get").mockReturnValue(900);
  await user.type(field(), "{End}");
  expect(screen.getByRole("listbox").scrollTop).toBe(900);
  place.mockRestore();
});

test("an empty result says so, and Enter does nothing", async () => {
  const { user, onSwitch } = setUp();
  await user.type(field(), "xylophone{Enter}");
  expect(screen.getByText(switcherWords.noMatchFor("xylophone"))).toBeVisible();
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(field()).not.toHaveAttribute("aria-controls");
  expect(field()).not.toHaveAttribute("aria-activedescendant");
  expect(onSwitch).not.toHaveBeenCalled();
});

test("a tab of the private window explains itself in the list and on its page", async () => {
  const { user } = setUp();
  await user.type(field(), "bank standing");
  expect(screen.getByText(new RegExp(switcherWords.privateTab.trim()))).toHaveTextContent(
    "Incognito",
  );
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
    ["that none is left", "xylophone", new RegExp(`^${switcherWords.noMatch}$`)],
    ["the tab switched to", "zoe{Enter}", /^Switched to Café Zoë.*\. Found in 4 keys, /],
    ["that the list has closed", "{Escape}", /^List closed$/],
  ])("%s, once typing rests", async (_, keys, expected) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<LiveSwitcher sampleTabs={sampleTabs} />);
    await user.click(field());
    await user.keyboard(keys);
    expect(said()).toBe("");
    rest();
    expect(said()).toMatch(expected);
  });
});
