import { useEffect, useRef, useState } from "react";
import { useHardwareDetection } from "./hardware-info-provider";
import { browserLabels, hardwareWords, isBrowserLabel, type WordName } from "./words-by-name";
import { visibleFor } from "./visible-for";

type WordProps = Readonly<{ name: WordName }>;

/** A visitor word, in the wording of the visitor's browser. */
export function Word({ name }: WordProps) {
  if (isBrowserLabel(name)) return <BrowserLabel name={name} />;
  return <ChangingWord name={name} />;
}

/** All wordings, of which one is shown. */
function BrowserLabel({ name }: Readonly<{ name: keyof typeof browserLabels }>) {
  const labels = browserLabels[name];
  return (Object.keys(labels) as (keyof typeof labels)[]).map((browser) => (
    <span key={browser} {...visibleFor.browsers([browser])}>
      {labels[browser]}
    </span>
  ));
}

function ChangingWord({ name }: WordProps) {
  const { info, isDetected } = useHardwareDetection();
  const text = hardwareWords(info)[name];
  const element = useRef<HTMLSpanElement>(null);
  // On hydration, React would replace a text child, and with it what the start script wrote. It leaves
  // this property alone while its value stays the same.
  const [firstHtml] = useState({ __html: text });
  useEffect(() => {
    const span = element.current;
    if (span && isDetected && span.textContent !== text) span.textContent = text;
  }, [isDetected, text]);
  return (
    <span
      ref={element}
      data-word={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={firstHtml}
    />
  );
}
