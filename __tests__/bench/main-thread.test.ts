import { mainThread, type TraceEvent } from "../../bench/main-thread";

const page = { pid: 7, tid: 1 };
const named: TraceEvent = {
  ...{ name: "thread_name", ...page, ts: 0 },
  args: { name: "CrRendererMain" },
};
const paint: TraceEvent = { name: "firstContentfulPaint", pid: 7, tid: 3, ts: 1_000_000 };
const task = (begin: number, duration: number, where = page): TraceEvent => ({
  ...{ name: "RunTask", ...where, ts: begin * 1000, dur: duration * 1000 },
});

test("sums what tasks take beyond 50 ms from the first paint on", () => {
  const trace = [named, paint, task(1100, 80), task(1200, 50), task(1300, 120)];
  expect(mainThread(trace)).toEqual({ blockingTime: 100, longestTask: 120 });
});

test("counts a task that the paint fell into from there, and none before", () => {
  const trace = [named, task(200, 300), task(900, 170), paint];
  expect(mainThread(trace)).toEqual({ blockingTime: 20, longestTask: 70 });
});

test("leaves out other threads and other pages", () => {
  const elsewhere = [task(1100, 90, { pid: 7, tid: 2 }), task(1100, 90, { pid: 8, tid: 1 })];
  expect(mainThread([named, paint, ...elsewhere])).toEqual({ blockingTime: 0, longestTask: 0 });
});

test("says so when nothing was painted", () => {
  expect(() => mainThread([named, task(0, 90)])).toThrow("no first contentful paint");
});
