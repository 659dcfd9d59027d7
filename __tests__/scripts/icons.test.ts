/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { iconFiles, readLogo } from "../../scripts/icons";
import { logoAddress } from "../../src/site/brand-style";

test("the committed icons match the logo and the facts (otherwise run npm run icons)", async () => {
  for (const [path, data] of await iconFiles(await readLogo("src/site"))) {
    const committed = readFileSync(path);
    // Other machines may pack the same picture in another way.
    const pixels = (png: Buffer) => sharp(png).raw().toBuffer();
    const isSame = path.endsWith(".png")
      ? (await pixels(data)).equals(await pixels(committed))
      : data.equals(committed);
    expect([path, isSame]).toEqual([path, true]);
  }
}, 30_000);

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';

async function logoOf(svg: string) {
  const folder = mkdtempSync(join(tmpdir(), "logo-"));
  try {
    writeFileSync(join(folder, "logo.svg"), svg);
    return await readLogo(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("one drawing serves light and dark pages, and the tab strip, if there is no other", async () => {
  const svg = `<svg ${xmlns} viewBox="0 0 400 400"><path d="M0 0h400v400z"/></svg>`;
  const logo = await logoOf(`<?xml version="1.0"?><!-- a logo -->\n${svg}`);
  expect(logo).toEqual({ light: svg, dark: svg });
  const files = await iconFiles(logo);
  expect(files.get("static/favicon.svg")?.toString()).toBe(svg);
  const touchIcon = sharp(files.get("static/apple-touch-icon.png"));
  expect(await touchIcon.metadata()).toMatchObject({ width: 180 });
});

test.each([
  ["a picture of another kind", "GIF89a", "has to begin with <svg"],
  ["one without xmlns", '<svg viewBox="0 0 1 1"/>', "has to begin with <svg"],
  ["a wordmark", `<svg ${xmlns} viewBox="0 0 400 100"/>`, "is 400 × 100"],
  [
    "a large one",
    `<svg ${xmlns} viewBox="0 0 1 1"><path d="${"m1 1".repeat(600)}"/></svg>`,
    "SVGO",
  ],
])("%s is refused", async (_, svg, reason) => {
  await expect(logoOf(svg)).rejects.toThrow(reason);
});

test.each([
  ["single and double quotes", `<svg ${xmlns}><path style="fill:url('#g')" d='M0 0h1v1z'/></svg>`],
  ["a backslash", String.raw`<svg ${xmlns}><style>a::b{content:"\201c"}</style></svg>`],
])("a drawing with %s is whole in the address that the header shows", (_, drawing) => {
  const address = logoAddress(drawing);
  expect(address).not.toMatch(/["\\<>]/);
  const shown = decodeURIComponent(address.slice(address.indexOf(",") + 1));
  expect(shown.replaceAll('"', "'")).toBe(drawing.replaceAll('"', "'"));
});
