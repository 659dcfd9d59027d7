// Build time only: pure. The result is the first style of every document.
import { type Scheme, tones } from "./colours";
import logo from "./logo-drawings.json";
import { siteColours } from "./site";

/**
 * The order of the cascade layers (base.css says what is in which), then the colours and the logo
 * as custom properties, for light and dark systems. `:where` lets base.css override them for print.
 */
export function brandStyle(): string {
  const block = (scheme: Scheme) => {
    const colours = Object.entries(tones(scheme, siteColours[scheme]));
    const properties = colours.map(([name, value]) => `--${name}:${value}`);
    return `:where(:root){${properties.join(";")};--logo:url("${logoAddress(logo[scheme])}")}`;
  };
  const dark = `@media (prefers-color-scheme:dark){${block("dark")}}`;
  return `@layer base,parts;@layer base{${block("light")}${dark}}`;
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
