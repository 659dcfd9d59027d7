// Stands in the browser's bundle for bowser's list of rendering engines, which nothing here asks for.

// The package imports it as a whole, by `import list from "./parser-engines.js"`.
// eslint-disable-next-line no-restricted-syntax
export default [];
