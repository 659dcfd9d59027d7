/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import drawing from "../../src/layout/logo-drawing.json";
import { iconFile } from "../../scripts/icon-file";
import { logoDrawing } from "../../scripts/logo-drawing";

const root = join(__dirname, "../..");
const logo = readFileSync(join(root, "src/site/logo.svg"), "utf8");

test("the logo is one drawing of less than a kilobyte", () => {
  expect(Buffer.byteLength(logo)).toBeLessThan(1000);
});

test("the page's drawing and the icon are the logo's (else run npm run icons)", () => {
  expect(drawing).toEqual(logoDrawing(logo));
  expect(readFileSync(join(root, "static/favicon.svg"), "utf8")).toBe(logo);
});

test("a logo without its parts is refused", () => {
  expect(() => logoDrawing("<svg/>")).toThrow("viewBox");
});

test.each([
  ["apple-touch-icon.png", 180],
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["icon-maskable-512.png", 512],
  ["social-image.png", 128],
])("%s is a square of %i pixels", (name, side) => {
  const png = readFileSync(join(root, "static", name));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([side, side]);
});

test("an icon file lists its pictures with their places", () => {
  const file = iconFile([Buffer.from("first"), Buffer.from("second")], [16, 32]);
  expect(file.readUInt16LE(4)).toBe(2);
  const offset = file.readUInt32LE(6 + 16 + 12);
  expect(file.subarray(offset).toString()).toBe("second");
});
