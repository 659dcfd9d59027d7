/** @jest-environment node */
import { buildSteps } from "../../bench/build-steps-log";

test("reads the steps and their seconds, counts or not", () => {
  const log = [
    "info A note - 3.2s",
    "success compile gatsby files - 4.961s",
    "success run queries in workers - 0.043s - 6/6 140.74/s",
    "warn success is near - 1s",
  ].join("\n");
  expect(buildSteps(log)).toEqual([
    { name: "compile gatsby files", seconds: 4.961 },
    { name: "run queries in workers", seconds: 0.043 },
  ]);
});
