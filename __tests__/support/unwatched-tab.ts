import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { browserArguments } from "./browser-arguments";
import { findBrowser } from "./find-browser";

/** How long a document may take until it is there, in milliseconds. */
const paintTimeout = 15_000;

export type UnwatchedTab = Readonly<{
  /** Opens an address; whether its document came. */
  open(address: string): Promise<boolean>;
  /** Loads the document again; whether it came. */
  reload(): Promise<boolean>;
  /** What an expression is worth in the page, promises awaited. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}>;

type Message = Readonly<{
  id?: number;
  method?: string;
  params?: { frame?: { parentId?: string } };
  result?: Record<string, unknown>;
}>;

/**
 * A tab of a Chromium whose service workers no debugger attaches to. Playwright attaches to each
 * and holds it at its start: a navigation at that moment may then hang for good.
 */
export async function openUnwatchedTab(): Promise<UnwatchedTab> {
  const profile = mkdtempSync(join(tmpdir(), "unwatched-tab-"));
  const args = ["--headless", `--user-data-dir=${profile}`, "--remote-debugging-pipe"];
  const browser = spawn(
    findBrowser() ?? "chromium",
    [...browserArguments, ...args, "about:blank"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
      // A process group of its own.
      detached: true,
    },
  );
  const [toBrowser, fromBrowser] = browser.stdio.slice(3) as [Writable, Readable];
  const answers = new Map<number, (message: Message) => void>();
  let session = "";
  let commits = 0;
  let rest = "";
  fromBrowser.setEncoding("utf8").on("data", (text: string) => {
    // The protocol over pipes: JSON, each message ended by a NUL.
    const messages = (rest + text).split("\0");
    rest = messages.pop() ?? "";
    for (const message of messages.map((one) => JSON.parse(one) as Message)) {
      if (message.id !== undefined) answers.get(message.id)?.(message);
      const isMain = message.params?.frame?.parentId === undefined;
      if (message.method === "Page.frameNavigated" && isMain) commits += 1;
    }
  });
  let calls = 0;
  const call = (method: string, params: object = {}) =>
    new Promise<Record<string, unknown>>((resolve) => {
      const id = (calls += 1);
      answers.set(id, ({ result = {} }) => resolve(result));
      toBrowser.write(
        `${JSON.stringify({ id, method, params, sessionId: session || undefined })}\0`,
      );
    });

  async function commitsBy(method: string, params: object = {}): Promise<boolean> {
    const before = commits;
    void call(method, params);
    for (const end = Date.now() + paintTimeout; commits === before;) {
      if (Date.now() > end) return false;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return true;
  }

  const { targetId } = await call("Target.createTarget", { url: "about:blank" });
  const attached = await call("Target.attachToTarget", { targetId, flatten: true });
  session = String(attached.sessionId);
  await call("Page.enable");
  return {
    open: (url) => commitsBy("Page.navigate", { url }),
    reload: () => commitsBy("Page.reload"),
    async evaluate(expression) {
      const answer = await call("Runtime.evaluate", {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      return (answer.result as { value?: unknown } | undefined)?.value;
    },
    async close() {
      // With all its processes at once: any of them would go on writing to the profile.
      if (browser.pid !== undefined) process.kill(-browser.pid, "SIGKILL");
      await once(browser, "exit");
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
