import type { Browser, Page } from "@playwright/test";

/** One event of a Chromium trace, as far as it is read here; times in microseconds. */
export type TraceEvent = Readonly<{
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: Readonly<{ name?: string }>;
}>;

export type MainThread = Readonly<{
  /** Sum of what tasks took beyond 50 ms, in milliseconds. */
  blockingTime: number;
  /** The longest task over 50 ms, in milliseconds; 0 for none. */
  longestTask: number;
}>;

/** A task that a browser calls long (W3C Long Tasks), in milliseconds. */
const longTask = 50;

/**
 * What a page's main thread did from the first contentful paint on, which is where total blocking
 * time begins (as in Lighthouse); a task that was under way counts from there. Read from a trace,
 * since pages are told of no task in which only the browser itself worked, such as a layout.
 * Throws when nothing was painted.
 */
export function mainThread(trace: readonly TraceEvent[]): MainThread {
  const paint = trace.find(({ name }) => name === "firstContentfulPaint");
  if (!paint) throw new Error("The trace shows no first contentful paint.");
  const thread = trace.find(
    ({ name, pid, args }) =>
      name === "thread_name" && pid === paint.pid && args?.name === "CrRendererMain",
  )?.tid;
  const longTasks = trace
    .filter(({ name, pid, tid }) => name === "RunTask" && pid === paint.pid && tid === thread)
    .map(({ ts, dur = 0 }) => (ts + dur - Math.max(ts, paint.ts)) / 1000)
    .filter((duration) => duration > longTask);
  return {
    blockingTime: longTasks.reduce((sum, duration) => sum + duration - longTask, 0),
    longestTask: Math.max(0, ...longTasks),
  };
}

/** Notes what a tab's main thread does; returns how to stop and read it. */
export async function traceMainThread(
  browser: Browser,
  page: Page,
): Promise<() => Promise<MainThread>> {
  await browser.startTracing(page, {
    categories: [
      "disabled-by-default-devtools.timeline",
      "devtools.timeline",
      "loading",
      "__metadata",
    ],
  });
  return async () => {
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
      traceEvents: readonly TraceEvent[];
    };
    return mainThread(traceEvents);
  };
}
