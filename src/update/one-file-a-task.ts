// Browser only.
import { nextTask } from "./next-task";

/** webpack's own: asks for one kind of a chunk's files, where missing, and adds its promise. */
type AskForFile = (chunk: string | number, files: Promise<unknown>[]) => void;

declare const __webpack_require__: {
  e: (chunk: string | number) => Promise<unknown>;
  readonly f: Readonly<Record<string, AskForFile>>;
};

let lastTurn = Promise.resolve();

function takeTurn(): Promise<void> {
  const turn = lastTurn;
  lastTurn = turn.then(nextTask);
  return turn;
}

/**
 * Lets webpack ask for one file a task: a request holds a slow phone for about 10 ms, and a page
 * needs up to three. To be called in `onClientEntry`.
 */
export function askForOneFileATask(): void {
  __webpack_require__.e = (chunk) =>
    Promise.all(
      Object.values(__webpack_require__.f).map(async (askForFile) => {
        await takeTurn();
        const files: Promise<unknown>[] = [];
        askForFile(chunk, files);
        await Promise.all(files);
      }),
    );
}
