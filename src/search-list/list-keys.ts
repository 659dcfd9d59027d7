/** How many options Page Up and Page Down skip. */
const page = 5;

/** The index that a key moves to; null for another key. Up and Down wrap around. */
export function optionAfterKey(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return (active + 1) % count;
    case "ArrowUp":
      return (active - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case "PageDown":
      return Math.min(active + page, count - 1);
    case "PageUp":
      return Math.max(active - page, 0);
    default:
      return null;
  }
}
