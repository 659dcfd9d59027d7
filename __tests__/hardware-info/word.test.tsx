import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { HardwareInfoProvider } from "../../src/hardware-info/hardware-info-provider";
import { hardwareInfo } from "../../src/hardware-info/hardware-info";
import { Word } from "../../src/hardware-info/word";
import { namedUserAgents } from "../support/user-agents";

// What the build writes, in Chrome's words; react-dom/server itself does not run in jsdom.
const staticHtml = '<p>Press <span data-word="modifierKey">Ctrl</span> now</p>';

const errors = jest.spyOn(console, "error").mockImplementation(() => {});
const userAgent = jest.spyOn(navigator, "userAgent", "get");

beforeEach(() => {
  errors.mockClear();
  document.body.innerHTML = "";
  delete window.roughHardware;
});

/** Hydrates the built page after the start script wrote `found`; gives every text that was seen. */
async function hydrate(found: string) {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = staticHtml.replace("Ctrl", found);
  const span = container.querySelector("span");
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(container.textContent ?? ""));
  observer.observe(container, { childList: true, subtree: true, characterData: true });
  const recovered = jest.fn();
  await act(async () => {
    hydrateRoot(
      container,
      <HardwareInfoProvider>
        <p>
          Press <Word name="modifierKey" /> now
        </p>
      </HardwareInfoProvider>,
      { onRecoverableError: recovered },
    );
  });
  observer.disconnect();
  return { container, span, seen, recovered };
}

test.each([
  ["the start script did not run", "macChrome", "Ctrl", "Cmd", ["Press Cmd now"]],
  ["the start script was wrong", "windowsChrome", "Cmd", "Ctrl", ["Press Ctrl now"]],
] as const)("%s: %s", async (_, agent, found, right, changes) => {
  userAgent.mockReturnValue(namedUserAgents[agent]);
  const { container, span, seen, recovered } = await hydrate(found);
  expect(container).toHaveTextContent(`Press ${right} now`);
  expect(seen).toEqual(changes);
  expect(container.querySelector("span")).toBe(span);
  expect(recovered).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
});

test("until Bowser has loaded, the words are those of the start script's result", async () => {
  window.roughHardware = hardwareInfo({ browserName: "Edge", os: "macOS", isDesktop: true });
  const { rerender } = render(<HardwareInfoProvider />);
  rerender(
    <HardwareInfoProvider>
      <Word name="privateBrowsingMode" />
    </HardwareInfoProvider>,
  );
  expect(screen.getByText("InPrivate")).toBeInTheDocument();
  await act(async () => {});
});
