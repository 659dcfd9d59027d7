/** The logo for light and for dark pages: two drawings without media queries. */
export type LogoDrawings = Readonly<{ light: string; dark: string }>;

/** The limit in bytes. Every document contains the drawing, so a large one slows every page. */
const largestLogo = 2000;

const darkRule = /@media\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)\s*\{/;

/**
 * Splits a logo into a light and a dark drawing. Safari ignores dark rules in an SVG image
 * (https://bugs.webkit.org/show_bug.cgi?id=199134), so the page's style must choose the drawing.
 * @throws if the file is not an SVG, has no viewBox or is too large.
 */
export function logoDrawings(svg: string): LogoDrawings {
  const refuse = (why: string): never => {
    throw new Error(`src/site/logo.svg: ${why}`);
  };
  const compact = svg
    .replace(/<\?xml[^>]*\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->/g, "")
    .replace(/\s+/g, " ")
    .replace(/> </g, "><")
    .trim();
  if (!/^<svg[\s>]/.test(compact)) refuse("it is not an SVG file: it has to begin with <svg …>.");
  if (!/^<svg[^>]*\sviewBox="[^"]+"/.test(compact))
    refuse('its <svg> has no viewBox. Add one, such as viewBox="0 0 32 32".');
  if (/<(script|foreignObject|text)[\s>]|(href|url)\s*[=(]\s*["']?(https?:)?\/\//i.test(compact))
    refuse(
      "it has scripts, text or addresses in it, which browsers leave out. Turn text to paths.",
    );
  const found = darkRule.exec(compact);
  if (!found) return checkedSize({ light: compact, dark: compact });
  const start = found.index + found[0].length;
  const end = closingBrace(compact, start) ?? refuse("the dark rule of its style never ends.");
  const [before, rules, after] = [
    compact.slice(0, found.index),
    compact.slice(start, end),
    compact.slice(end + 1),
  ];
  return checkedSize({ light: before + after, dark: before + rules + after });

  function checkedSize(drawings: LogoDrawings): LogoDrawings {
    const size = Buffer.byteLength(drawings.dark);
    return size <= largestLogo
      ? drawings
      : refuse(
          `it takes ${size} bytes and may take ${largestLogo}, because every page carries it. ` +
            "Make it smaller, for example with SVGO (https://github.com/svg/svgo).",
        );
  }
}

function closingBrace(text: string, start: number): number | undefined {
  let depth = 1;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === "{") depth += 1;
    if (text[index] === "}") depth -= 1;
    if (depth === 0) return index;
  }
  return undefined;
}
