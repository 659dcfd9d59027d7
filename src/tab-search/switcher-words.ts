/** How many sample tabs there are: the drawing says so without carrying them. */
export const tabCount = 30;

export const placeholder = "Search open tabs";
export const tabCountText = `${tabCount} tabs, 3 windows`;

/** How many tabs a search left, as it is shown and said. */
export function foundText(found: number): string {
  return found === 0 ? "No tab found" : `${found} of ${tabCount} tabs`;
}
