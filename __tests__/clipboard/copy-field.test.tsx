import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyButton } from "../../src/clipboard/copy-button";
import { copyLabels } from "../../src/clipboard/copy-labels";
import { CopyField } from "../../src/clipboard/copy-field";
import { defaultHardwareInfo, hardwareInfo } from "../../src/hardware-info/hardware-info";
import { HardwareInfoProvider } from "../../src/hardware-info/hardware-info-provider";
import { namedUserAgents } from "../support/user-agents";

const address = "chrome://extensions/shortcuts";

function setClipboard(clipboard: unknown) {
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
}

const press = () =>
  userEvent.click(screen.getByRole("button", { name: `${copyLabels.copy} ${copyLabels.address}` }));

test("what is copied is what is there, not what was rendered first", async () => {
  const user = userEvent.setup();
  const writeText = jest.fn().mockResolvedValue(undefined);
  setClipboard({ writeText });
  const { container } = render(<CopyField>{address}</CopyField>);
  container.querySelector("code")?.replaceChildren("edge://extensions/shortcuts");
  await user.click(screen.getByRole("button"));
  expect(writeText).toHaveBeenCalledWith("edge://extensions/shortcuts");
});

test.each([
  ["refuses", { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) }],
  ["is missing", undefined],
  ["never answers", { writeText: () => new Promise(() => undefined) }],
])("where the clipboard %s, the address is selected and that is said", async (_, clipboard) => {
  render(<CopyField>{address}</CopyField>);
  setClipboard(clipboard);
  await press();
  const message = copyLabels.selected("address", defaultHardwareInfo.modifierKey);
  expect(await screen.findByText(message, {}, { timeout: 5000 })).toBeVisible();
  expect(String(getSelection())).toBe(address);
});

test("where the clipboard of a phone refuses, no key is named", async () => {
  const phone = { browserName: "Chrome", os: "Android", isDesktop: false };
  window.roughHardware = hardwareInfo(phone);
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(namedUserAgents.androidChrome);
  render(
    <HardwareInfoProvider>
      <CopyField>{address}</CopyField>
    </HardwareInfoProvider>,
  );
  setClipboard(undefined);
  await press();
  expect(await screen.findByText(copyLabels.selectedByTouch("address"))).toBeVisible();
  expect(screen.getByRole("status")).not.toHaveTextContent("Ctrl");
});

test("a text that the page does not show is shown where the clipboard refuses, selected, and stays", async () => {
  setClipboard(undefined);
  render(<CopyButton label="Copy link" what="to this answer" text={() => address} />);
  await userEvent.click(screen.getByRole("button"));
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", {
    name: copyLabels.byHand,
  });
  expect(field).toHaveFocus();
  expect(field).toHaveValue(address);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, address.length]);
  expect(screen.getByRole("status")).toHaveTextContent(
    copyLabels.selected("text", defaultHardwareInfo.modifierKey),
  );
});
