import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { installLabels } from "../../src/install/install-labels";
import { SendToComputer } from "../../src/install/send-to-computer";
import { absoluteUrl } from "../../src/site/addresses";

const define = (name: "share" | "clipboard", value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

async function send() {
  const user = userEvent.setup();
  const writeText = jest.fn().mockResolvedValue(undefined);
  define("clipboard", { writeText });
  render(<SendToComputer />);
  return {
    writeText,
    press: () => user.click(screen.getByRole("button", { name: installLabels.send })),
  };
}

afterEach(() => define("share", undefined));

test("the share sheet gets the site's address, and nothing is copied", async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  define("share", share);
  const { press, writeText } = await send();
  await press();
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: absoluteUrl("/") }));
  expect(writeText).not.toHaveBeenCalled();
});

test("without a share sheet the link is copied and that is said", async () => {
  const { press, writeText } = await send();
  await press();
  expect(writeText).toHaveBeenCalledWith(absoluteUrl("/"));
  expect(await screen.findByText(installLabels.copied())).toBeVisible();
});

test("a closed sheet is an answer", async () => {
  define("share", () => Promise.reject(new DOMException("closed", "AbortError")));
  const { press, writeText } = await send();
  await press();
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toHaveTextContent(installLabels.forComputers());
});

test("where both refuse, the address is shown", async () => {
  define("share", () => Promise.reject(new DOMException("no", "NotAllowedError")));
  const { press, writeText } = await send();
  writeText.mockRejectedValue(new Error("denied"));
  await press();
  expect(await screen.findByText(installLabels.notCopied(absoluteUrl("/")))).toBeVisible();
});
