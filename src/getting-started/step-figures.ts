// Imported at build time and, as a type, in the browser.

/** The steps that have a figure, by the names of their files. */
const stepFigures = [
  "install",
  "pin",
  "press-the-shortcut",
  "type-move-enter",
  "private-windows",
  "change-the-shortcut",
] as const;

/** The name of a step that has a figure. */
export type StepFigureName = (typeof stepFigures)[number];

/** The figure of a step, by its name and its former names: a step that is renamed keeps it. */
export function figureOf(names: readonly string[]): string {
  const found = names.find((name) => stepFigures.some((figure) => figure === name));
  return found ?? "";
}
