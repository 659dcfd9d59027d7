import { ChangingText } from "../content-text/changing-text";
import { useEffect, useState } from "react";

/** How long a text must stay the same before it is announced, in milliseconds. */
const restBeforeStatus = 500;

/** Announces `text` when it has not changed for a moment, so that typing is not interrupted. */
export function PoliteStatus({ text }: Readonly<{ text: string }>) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), restBeforeStatus);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="unseen" role="status">
      <ChangingText text={said} />
    </p>
  );
}
