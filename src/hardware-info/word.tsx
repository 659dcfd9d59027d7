import { useEffect, useRef, useState } from "react";
import { useHardwareReading } from "./hardware-info-provider";
import { hardwareWords, isFixedWord, type WordName } from "./hardware-words";

type WordProps = Readonly<{ name: WordName }>;

/** A word in the visitor's browser's own wording. */
export function Word({ name }: WordProps) {
  return isFixedWord(name) ? <FixedWord name={name} /> : <ChangingWord name={name} />;
}

function FixedWord({ name }: WordProps) {
  // A host may hide mail addresses from robots: React puts this one back instead of failing.
  return <span suppressHydrationWarning>{hardwareWords(useHardwareReading().info)[name]}</span>;
}

function ChangingWord({ name }: WordProps) {
  const { info, isRead } = useHardwareReading();
  const text = hardwareWords(info)[name];
  const element = useRef<HTMLSpanElement>(null);
  // Text children would be set back to the default while hydrating, over the head script's word:
  // seen as a flash. React leaves this prop's DOM alone, and never sees it change afterwards.
  const [html] = useState({ __html: text });
  useEffect(() => {
    const span = element.current;
    if (span && isRead && span.textContent !== text) span.textContent = text;
  }, [isRead, text]);
  return (
    <span ref={element} data-word={name} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  );
}
