// Build time only: pure. The result is in the head of every document.
import { type Scheme, tones } from "./colours";
import logo from "./logo-drawings.json";
import { siteColours } from "./site";

/**
 * The colours and the logo as custom properties, for light and dark systems. `:where` lets the
 * site's styles override them, for example for print.
 */
export function brandStyle(): string {
  const block = (scheme: Scheme) => {
    const colours = Object.entries(tones(scheme, siteColours[scheme]));
    const properties = colours.map(([name, value]) => `--${name}:${value}`);
    return `:where(:root){${properties.join(";")};--logo:url("${logoAddress(logo[scheme])}")}`;
  };
  return `${block("light")}@media (prefers-color-scheme:dark){${block("dark")}}`;
}

/**
 * An SVG as a data URL. Angle brackets are encoded because they could end the style element. Double
 * quotes become single ones, which are shorter, unless the drawing has both.
 */
export function logoAddress(svg: string): string {
  const encoded = (svg.includes("'") ? svg : svg.replaceAll('"', "'")).replace(
    /["%#<>\\]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `data:image/svg+xml,${encoded}`;
}
