import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GuideVariant } from "../../src/getting-started/guide-variant";
import { guideWords } from "../../src/getting-started/guide-words";
import { useSelection } from "../../src/getting-started/use-selection";
import { HardwareInfoProvider } from "../../src/hardware-info/hardware-info-provider";

function Guide() {
  const { selection, select } = useSelection();
  return (
    <HardwareInfoProvider>
      <HardwareInfoProvider override={selection}>
        <GuideVariant selection={selection} onSelect={select} />
      </HardwareInfoProvider>
    </HardwareInfoProvider>
  );
}

/** The guide once the visitor's record is there. */
async function setUp() {
  const { container } = render(<Guide />);
  await act(async () => {});
  return container;
}

const written = () => document.querySelector("summary span")?.textContent;

beforeEach(() => history.replaceState(null, "", "/getting-started"));

test("a choice changes the words and the address, and no history entry is made", async () => {
  await setUp();
  const entries = history.length;
  await userEvent.selectOptions(screen.getByLabelText("Browser"), "Edge");
  await userEvent.selectOptions(screen.getByLabelText("System"), "macOS");
  expect(location.search).toBe("?browser=edge&os=macos");
  expect(written()).toBe("Written for Edge on macOS");
  expect(history.length).toBe(entries);
  await userEvent.selectOptions(screen.getByLabelText("Browser"), guideWords.detected);
  expect(location.search).toBe("?os=macos");
});

test.each([
  ["?browser=opera&os=windows", "Written for Opera on Windows"],
  ["?browser=netscape&os=linux", "Written for Chrome on Linux"],
  ["?os=chromeos", "Written for Chrome on ChromeOS"],
])("%s reads %j", async (search, text) => {
  history.replaceState(null, "", `/getting-started${search}`);
  await setUp();
  expect(written()).toBe(text);
});

test("the form works as a plain form: named fields with the names of the address", async () => {
  const container = await setUp();
  const fields = new FormData(container.querySelector("form") ?? undefined);
  expect([...fields.keys()]).toEqual(["browser", "os"]);
});
