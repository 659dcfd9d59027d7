/** @jest-environment node */
import { createSlowLink, urgencyOf } from "../../bench/slow-link";

test.each([
  ["u=0, i", 0],
  ["u=5", 5],
  ["i", 3],
  [undefined, 3],
])("reads the priority %j as urgency %d", (header, urgency) => {
  expect(urgencyOf(header)).toBe(urgency);
});

test("waits a round trip", async () => {
  const start = performance.now();
  await createSlowLink({ roundTrip: 50, bytesPerSecond: 1 }).wait();
  expect(performance.now() - start).toBeGreaterThanOrEqual(49);
});

test("carries no faster than its speed, and whole", async () => {
  const link = createSlowLink({ roundTrip: 0, bytesPerSecond: 100_000 });
  const body = Buffer.from("0123456789".repeat(1000));
  const chunks: Buffer[] = [];
  const start = performance.now();
  await link.send(body, 3, (chunk) => chunks.push(chunk));
  expect(performance.now() - start).toBeGreaterThanOrEqual(99);
  expect(Buffer.concat(chunks).equals(body)).toBe(true);
  expect(link.bytesSent()).toBe(body.byteLength);
});

test("lets an urgent body overtake one that is under way", async () => {
  const link = createSlowLink({ roundTrip: 0, bytesPerSecond: 100_000 });
  const order: string[] = [];
  const body = Buffer.alloc(4000);
  const idle = link.send(body, 5, () => undefined).then(() => order.push("script"));
  const urgent = link.send(body, 0, () => undefined).then(() => order.push("document"));
  await Promise.all([idle, urgent]);
  expect(order).toEqual(["document", "script"]);
});
