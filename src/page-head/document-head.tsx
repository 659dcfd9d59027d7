// Build time only: what gatsby-ssr.tsx writes into each document.
import { withPrefix } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { absoluteUrl, feedPath, feedTitle } from "../site/addresses";
import { brandStyle } from "../site/brand-style";
import { site, siteColours } from "../site/site";

/** Belongs before all other styles: the first style decides the order of the cascade layers. */
export const firstStyle = <style key="brand" dangerouslySetInnerHTML={{ __html: brandStyle() }} />;

/** The tags in the head of every document. They are in static HTML only. */
export const documentHead = [
  <meta key="build-id" name="build-id" content={process.env.BUILD_ID} />,
  // Without it, Chromium often paints the header alone at first, and the words a tenth later.
  <link key="lead" rel="expect" href="#lead" blocking="render" />,
  // Before the first word and the first script that could fail.
  <script key="start" dangerouslySetInnerHTML={{ __html: process.env.START_SCRIPT ?? "" }} />,
  // It adapts to a dark tab strip. Phones have no strip, and drawing the SVG takes a slow phone 40 ms.
  <link
    key="icon"
    rel="icon"
    href={withPrefix("/favicon.svg")}
    type="image/svg+xml"
    media="(hover: hover)"
  />,
  <link key="icon-ico" rel="icon" href={withPrefix("/favicon.ico")} sizes="32x32" />,
  <link key="touch-icon" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
  // Search engines should not list previews.
  process.env.NOINDEX ? <meta key="robots" name="robots" content="noindex" /> : null,
  <meta key="og-site-name" property="og:site_name" content={site.name} />,
  <meta key="og-type" property="og:type" content="website" />,
  <meta key="og-description" property="og:description" content={site.description} />,
  <meta key="og-image" property="og:image" content={absoluteUrl("/social-image.png")} />,
  <meta key="og-image-width" property="og:image:width" content="128" />,
  <meta key="og-image-height" property="og:image:height" content="128" />,
  <meta key="og-image-alt" property="og:image:alt" content={`The logo of ${site.name}`} />,
  <meta key="twitter-card" name="twitter:card" content="summary" />,
  <link
    key="rss"
    rel="alternate"
    type="application/rss+xml"
    title={feedTitle}
    href={withPrefix(feedPath)}
  />,
  ...(["light", "dark"] as const).map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      content={siteColours[scheme].paper}
      media={`(prefers-color-scheme: ${scheme})`}
    />
  )),
];

/**
 * Leaves out the inline script in which Gatsby names the page's path. The content security policy would need
 * a hash for each, and hosts limit the length of a header. Relies on the script's id.
 */
export function withoutPagePathScript(bodyEnd: readonly ReactNode[]): ReactNode[] {
  return bodyEnd.filter(
    (part) => !(isValidElement<{ id?: string }>(part) && part.props.id === "gatsby-script-loader"),
  );
}
