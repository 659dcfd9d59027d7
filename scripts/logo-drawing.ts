/** A prefix such as xlink that is used and not declared, so that browsers refuse the drawing. */
function undeclaredPrefix(svg: string): string | undefined {
  const used = [...svg.matchAll(/(?:<\/?|\s)([a-z][\w-]*):[\w-]+(?=[\s=>/])/gi)];
  return used
    .map(([, prefix = ""]) => prefix)
    .find((prefix) => !["xml", "xmlns"].includes(prefix) && !svg.includes(`xmlns:${prefix}=`));
}

/** The logo for light and for dark pages: two drawings without media queries. */
export type LogoDrawings = Readonly<{ light: string; dark: string }>;

/** The limit in bytes. Every document contains the drawing, so a large one slows every page. */
const largestLogo = 2000;

const darkRule = /@media\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)\s*\{/;

/**
 * Splits a logo into a light and a dark drawing. Safari ignores dark rules in an SVG image
 * (https://bugs.webkit.org/show_bug.cgi?id=199134), so the page's style must choose the drawing.
 * @throws if the file is not a square SVG that every browser draws, or is too large.
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
  if (!/^<svg[^>]*\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(compact))
    refuse(
      'its <svg> lacks xmlns="http://www.w3.org/2000/svg". Without it, browsers draw nothing.',
    );
  const undeclared = undeclaredPrefix(compact);
  if (undeclared)
    refuse(`it uses ${undeclared}: without xmlns:${undeclared}="…". Browsers would draw nothing.`);
  const box = /^<svg[^>]*\sviewBox=["']([^"']+)["']/.exec(compact)?.[1];
  if (box === undefined) refuse('its <svg> has no viewBox. Add one, such as viewBox="0 0 32 32".');
  const [, , width = 0, height = 0] = (box ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && Math.abs(width / height - 1) < 0.02))
    refuse(
      `its viewBox is ${width} × ${height}, and the logo has a square place. ` +
        "Use the sign without the name: the page writes the name beside it.",
    );
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
