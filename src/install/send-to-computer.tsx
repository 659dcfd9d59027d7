import { useState } from "react";
import { copyText } from "../clipboard/copy-button";
import { routes, site } from "../site/site";
import { absoluteUrl } from "../site/addresses";
import { installLabels } from "./install-labels";
import * as styles from "./send-to-computer.module.css";

type Outcome = "forComputers" | "copied" | "notCopied";

/** A button that sends a page's address to a computer: with the share sheet, or else by copying it. */
export function SendToComputer({ path = routes.home }: Readonly<{ path?: string }>) {
  const address = absoluteUrl(path);
  const [outcome, setOutcome] = useState<Outcome>("forComputers");

  async function send() {
    // Contrary to its type, it is missing in some browsers and on plain HTTP.
    if (typeof navigator.share === "function") {
      try {
        await navigator.share({ title: site.name, url: address });
        return;
      } catch (error) {
        // The visitor closed the sheet. After any other error, copy the address.
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    setOutcome((await copyText(address)) ? "copied" : "notCopied");
  }

  return (
    <>
      <button type="button" className={styles.send} onClick={() => void send()}>
        {installLabels.send}
      </button>
      <p className={styles.outcome} role="status">
        {installLabels[outcome](address)}
      </p>
    </>
  );
}
