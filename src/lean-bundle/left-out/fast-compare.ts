// Stands in the browser's bundle for react-fast-compare, by which react-helmet spares a head that
// did not change: our heads are rendered once a page, and setting equal tags anew changes nothing.

/** Takes every two values for different. */
// The package is imported as a whole, by `import isEqual from "react-fast-compare"`.
// eslint-disable-next-line no-restricted-syntax
export default function isEqual(): boolean {
  return false;
}
