import { useState } from "react";
import * as styles from "./practice.module.css";
import { demoWords } from "./sample-tabs";
import { Switcher } from "./switcher";

/** The title of the sample tab that the step asks for. It is far down in the list. */
export const practiceTitle = "How to tie a bowline";

type Result = Readonly<{ isDone: boolean; text: string }>;

/** The demo with a task: switch to one given tab. */
export function Practice() {
  const [result, setResult] = useState<Result>({ isDone: false, text: "" });
  return (
    <div className={styles.practice}>
      <Switcher
        onSwitch={({ title }) =>
          setResult((before) =>
            title === practiceTitle || before.isDone
              ? { isDone: true, text: demoWords.practiceDone }
              : { isDone: false, text: `That was ${title}. Try again.` },
          )
        }
      />
      <p className={styles.result} role="status" data-done={result.isDone || undefined}>
        {/* A new text is a new element: see HighlightedText. */}
        {result.text === "" ? null : <span key={result.text}>{result.text}</span>}
      </p>
    </div>
  );
}
