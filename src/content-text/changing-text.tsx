type ChangingTextProps = Readonly<{ text: string | number; className?: string | undefined }>;

/** A text that changes. Each is a new element: translators replace text, which React can't update. */
export function ChangingText({ text, className }: ChangingTextProps) {
  return text === "" ? null : (
    <span key={text} className={className}>
      {text}
    </span>
  );
}
