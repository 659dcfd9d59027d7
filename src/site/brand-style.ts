// Build time only: pure. The result is the first style of every document.
import logo from "./logo-drawings.json";
import { siteColours } from "./site";

type Scheme = keyof typeof siteColours;

/** The order of the cascade layers and the brand's colours. `:where` lets print override them. */
export function brandStyle(): string {
  const block = (scheme: Scheme) => {
    const { paper, ink, accent, accentText, button, buttonText } = siteColours[scheme];
    const properties = Object.entries({
      accent,
      "accent-fill": button,
      "accent-ink": accentText,
      ink,
      "on-accent": buttonText,
      paper,
    }).map(([name, value]) => `--${name}:${value}`);
    return `:where(:root){${properties.join(";")};--logo:url("${logoAddress(logo[scheme])}")}`;
  };
  const dark = `@media (prefers-color-scheme:dark){${block("dark")}}`;
  return `@layer base,parts;@layer base{${block("light")}${dark}}`;
}

/** An SVG as a data URL, without what could end the style. Single quotes are shorter than double ones. */
export function logoAddress(svg: string): string {
  const encoded = (svg.includes("'") ? svg : svg.replaceAll('"', "'")).replace(
    /["%#<>\\]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `data:image/svg+xml,${encoded}`;
}
