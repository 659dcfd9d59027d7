/** One tab of a real browser, as far as the scenarios of engines.spec.ts need it. */
export type Tab = Readonly<{
  /** Opens an address. Resolves when its document has begun. */
  goto(url: string): Promise<void>;
  /** Clicks the middle of the first element that matches. */
  click(selector: string): Promise<void>;
  /** Chooses an option of a select element by its value. */
  select(selector: string, value: string): Promise<void>;
  /** Types into the focused element, key by key. */
  type(text: string): Promise<void>;
  /** Presses one key, after those that are held with it: "Enter", "Control+k". */
  press(keys: string): Promise<void>;
  /** Runs a function in the page. Arguments and result are JSON. */
  evaluate<Result, Args extends readonly unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  back(): Promise<void>;
  close(): Promise<void>;
}>;

/** A running browser. Each tab has caches and storage of its own. */
export type Engine = Readonly<{ newTab(): Promise<Tab>; close(): Promise<void> }>;

/**
 * Runs in each document before its own scripts where the engine can do that, else as early as
 * possible: collects errors in `window.errorsSeen`.
 */
export function collectErrorsInPage(): void {
  const page = window as Window & { errorsSeen?: string[] };
  if (page.errorsSeen) return;
  const errors: string[] = (page.errorsSeen = []);
  addEventListener("error", ({ message }) => errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  document.addEventListener("securitypolicyviolation", (event) =>
    errors.push(`policy: ${event.effectiveDirective} ${event.blockedURI}`),
  );
  const log = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    errors.push(values.map(String).join(" "));
    log(...values);
  };
}
