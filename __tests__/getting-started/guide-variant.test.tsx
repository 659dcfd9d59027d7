import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoot, hydrateRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { GuideVariant } from "../../src/getting-started/guide-variant";
import { guideWords } from "../../src/getting-started/guide-words";
import { useSelection } from "../../src/getting-started/use-selection";
import { HardwareInfoProvider } from "../../src/hardware-info/hardware-info-provider";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

const purpose = { id: "for-somebody-else", title: ["Helping someone else?"], body: [] };

function Guide() {
  const { selection, select } = useSelection();
  return (
    <HardwareInfoProvider>
      <HardwareInfoProvider override={selection}>
        <GuideVariant
          selection={selection}
          onSelect={select}
          purpose={purpose}
          location={location}
        />
      </HardwareInfoProvider>
    </HardwareInfoProvider>
  );
}

/** The guide once the visitor's record is there. */
async function setUp() {
  render(<Guide />);
  await act(async () => {});
}

/** What the build writes: the first render. react-dom/server itself does not run in jsdom. */
function firstRender(): string {
  const place = document.createElement("div");
  const root = createRoot(place);
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  flushSync(() => root.render(<Guide />));
  const html = place.innerHTML;
  flushSync(() => root.unmount());
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  return html;
}

const written = () => document.querySelector("summary span")?.textContent;

beforeEach(() => history.replaceState(null, "", "/getting-started"));

test("a choice changes the words and the address, and no history entry is made", async () => {
  await setUp();
  const entries = history.length;
  await userEvent.selectOptions(screen.getByLabelText(guideWords.browser), "Edge");
  await userEvent.selectOptions(screen.getByLabelText(guideWords.system), "macOS");
  expect(location.search).toBe("?browser=edge&os=macos");
  expect(written()).toBe(`${guideWords.writtenFor}Edge${guideWords.on}macOS`);
  expect(history.length).toBe(entries);
  await userEvent.selectOptions(screen.getByLabelText(guideWords.browser), guideWords.detected);
  expect(location.search).toBe("?os=macos");
});

test("an address can choose the system alone", async () => {
  history.replaceState(null, "", "/getting-started?browser=netscape&os=chromeos");
  await setUp();
  expect(written()).toBe(`${guideWords.writtenFor}Chrome${guideWords.on}ChromeOS`);
});

test("a browser chosen before hydration stays chosen, beside what the address says", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = firstRender();
  history.replaceState(null, "", "/getting-started?os=macos");
  const browser = screen.getByLabelText<HTMLSelectElement>(guideWords.browser);
  browser.value = "opera";
  await act(async () => void hydrateRoot(place, <Guide />));
  expect(screen.getByLabelText(guideWords.browser)).toBe(browser);
  expect(browser).toHaveValue("opera");
  expect(location.search).toBe("?os=macos&browser=opera");
  expect(written()).toBe(`${guideWords.writtenFor}Opera${guideWords.on}macOS`);
  place.remove();
});
