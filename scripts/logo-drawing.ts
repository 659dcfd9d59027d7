export type LogoDrawing = Readonly<{ viewBox: string; tab: string; dart: string }>;

/** The paths of the logo's file, for the page's own inline copy of the drawing. */
export function logoDrawing(svg: string): LogoDrawing {
  const find = (pattern: RegExp): string => {
    const found = pattern.exec(svg)?.[1];
    if (found === undefined)
      throw new Error(`src/site/logo.svg: nothing matches ${pattern.source}`);
    return found;
  };
  return {
    viewBox: find(/viewBox="([^"]+)"/),
    tab: find(/class="tab"[^>]* d="([^"]+)"/),
    dart: find(/class="dart"[^>]* d="([^"]+)"/),
  };
}
