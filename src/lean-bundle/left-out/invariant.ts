// Stands in the browser's bundle for invariant, whose texts production leaves out anyway.

/** Throws when a condition that the router counts on does not hold. */
// The package is imported as a whole, by `import invariant from "invariant"`.
// eslint-disable-next-line no-restricted-syntax
export default function invariant(condition: unknown): void {
  if (!condition) throw new Error("Invariant Violation");
}
