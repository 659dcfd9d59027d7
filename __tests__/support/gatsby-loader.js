// Gatsby's Link asks this loader to prefetch.
globalThis.___loader = { enqueue() {}, hovering() {} };
