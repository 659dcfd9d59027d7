import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../web-server";
import { collectErrorsInPage, type Engine } from "./tab";

/** Keys by name, as WebDriver writes them. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Readonly<Record<string, string>> = {
  ...{ Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004", Control: "\uE009" },
  ...{ ArrowDown: "\uE015", ArrowUp: "\uE013" },
};

/** How long a command may take, in milliseconds. None that took longer has ever ended. */
const commandTimeout = 25_000;

/** The name of an element's id in WebDriver's answers. */
const elementId = "element-6066-11e4-a52e-4f735466cecf";

/** Starts WebKitGTK's WebDriver on a display of its own. */
export async function startWebKitEngine(): Promise<Engine> {
  const port = await freePort();
  const driver: ChildProcess = spawn("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    // A process group of its own, which is ended as one.
    detached: true,
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", NO_AT_BRIDGE: "1" },
  });

  async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(commandTimeout),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path} had no answer: ${String(error)}`);
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}`);
    return value;
  }

  for (let tries = 0; ; tries += 1) {
    try {
      await call("GET", "/status");
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await pause(100);
    }
  }

  return {
    async newTab() {
      const capabilities = { alwaysMatch: { pageLoadStrategy: "none" } };
      const { sessionId } = await call<{ sessionId: string }>("POST", "/session", { capabilities });
      const post = <Value>(path: string, body: object = {}) =>
        call<Value>("POST", `/session/${sessionId}${path}`, body);
      const execute = <Value>(script: string) =>
        post<Value>("/execute/async", {
          args: [],
          script: `(${collectErrorsInPage})();
            const done = arguments[arguments.length - 1];
            Promise.resolve((${script})()).then(done, (error) => done({ thrown: String(error) }));`,
        });
      const element = async (selector: string) => {
        const found = { using: "css selector", value: selector };
        const { [elementId]: id } = await post<Record<string, string>>("/element", found);
        return `/element/${id}`;
      };
      const keys = (actions: readonly Readonly<{ type: string; value: string }>[]) =>
        post<void>("/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
      /** Waits until another document than the last has begun. */
      const begun = async (load: () => Promise<unknown>) => {
        await execute("() => { window.isLastDocument = true; }");
        await load();
        for (let tries = 0; tries < 500; tries += 1) {
          const isNew = "() => !window.isLastDocument && document.readyState !== 'loading'";
          if (await execute<boolean>(isNew).catch(() => false)) return;
          await pause(20);
        }
        throw new Error("No document came.");
      };
      await post("/timeouts", { script: 8000 });
      await post("/window/rect", { width: 1280, height: 900 });
      return {
        goto: (url) => begun(() => post("/url", { url })),
        click: async (selector) => post(`${await element(selector)}/click`),
        select: async (selector, value) =>
          post(`${await element(`${selector} option[value="${value}"]`)}/click`),
        type: (text) =>
          keys(
            Array.from(text).flatMap((value) => [
              { type: "keyDown", value },
              { type: "keyUp", value },
            ]),
          ),
        press(names) {
          const values = names.split("+").map((name) => keyCodes[name] ?? name);
          return keys([
            ...values.map((value) => ({ type: "keyDown", value })),
            ...values.reverse().map((value) => ({ type: "keyUp", value })),
          ]);
        },
        async evaluate(run, ...args) {
          const result = await execute<{ thrown?: string } | null>(
            `() => (${run})(...${JSON.stringify(args)})`,
          );
          if (result?.thrown) throw new Error(result.thrown);
          return result as never;
        },
        back: () => execute("() => history.back()"),
        close: () => call("DELETE", `/session/${sessionId}`),
      };
    },
    async close() {
      if (driver.pid !== undefined) process.kill(-driver.pid, "SIGKILL");
      await once(driver, "exit");
    },
  };
}
