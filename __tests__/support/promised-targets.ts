/** The browsers of package.json's `browserslist` in the format of esbuild's `target`. */
export function promisedTargets(browserslist: readonly string[]): string[] {
  return browserslist.map((entry) => {
    const [, browser = "", version = ""] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
    if (!version) throw new Error(`Not a browser with a lowest version: ${entry}`);
    return (browser === "ios_saf" ? "ios" : browser) + version;
  });
}
