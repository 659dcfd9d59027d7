type ChangingTextProps = Readonly<{ text: string | number; className?: string | undefined }>;

/**
 * A text that changes while the page is shown. A new text is a new element, because a browser's
 * translator replaces text nodes, and React cannot update those. Nothing for an empty text.
 */
export function ChangingText({ text, className }: ChangingTextProps) {
  return text === "" ? null : (
    <span key={text} className={className}>
      {text}
    </span>
  );
}
