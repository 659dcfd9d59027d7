import type { Page } from "@playwright/test";

/** What the translated words end with, so that a test can tell them from the site's own. */
export const translationMark = "*";

/**
 * Translates the page like a browser's translator: every text node of the body is replaced by two
 * nested `<font>` elements with new text, now and whenever text is added or changed. Attributes and
 * `translate="no"` stay as they are. Ends with the document.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(translateBody, translationMark);
}

/** Does the same in each document that the page loads from now on, before any script of the page. */
export async function translateFromStart(page: Page): Promise<void> {
  await page.addInitScript(translateBody, translationMark);
}

// Runs in the page: it must not use anything from outside itself.
function translateBody(mark: string): void {
  const untouched = "script, style, noscript, textarea, [translate=no], .notranslate, font";

  const replace = (text: Text) => {
    const parent = text.parentElement;
    const isWords = /\p{L}|\d/u.test(text.data);
    if (!isWords || !parent?.closest("body") || parent.closest(untouched)) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = text.data + mark;
    outer.append(inner);
    text.replaceWith(outer);
  };

  const replaceIn = (node: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    // The walker leaves out the node that it starts from.
    if (node instanceof Text) texts.push(node);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };

  if (document.body) replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") replaceIn(target);
      else addedNodes.forEach(replaceIn);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
