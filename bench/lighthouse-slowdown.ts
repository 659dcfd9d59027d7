/** Lighthouse's classes of machines, each by its lowest index. Slower ones are such a phone themselves. */
const machines = [
  { name: "High-End Desktop", from: 1500, slowdown: 4 },
  { name: "Low-End Desktop, High-End Mobile", from: 800, slowdown: 2 },
];

/**
 * How many times a machine is to be slowed down to stand for a phone of the middle class, by the
 * benchmark index that Lighthouse measures on it.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
export function slowdownFor(benchmarkIndex: number): number {
  return machines.find(({ from }) => benchmarkIndex >= from)?.slowdown ?? 1;
}
