// Stands in the browser's bundle for modules of the stack that this site never uses.
export {};
