const scripts = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const scriptHints =
  /<link\b(?=[^>]*\brel="?(?:preload|modulepreload|prefetch)\b)(?=[^>]*(?:\bas="?(?:script|fetch)\b|modulepreload))[^>]*>/gi;

/**
 * A document without its scripts and without the hints that prefetch scripts and their data. It is as
 * fast as this content can be.
 */
export function plainTwin(html: string): string {
  return html.replace(scripts, "").replace(scriptHints, "");
}
