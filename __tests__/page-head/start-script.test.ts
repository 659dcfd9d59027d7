/** @jest-environment node */
import { join } from "node:path";
import { bundleScript } from "../../src/build/bundle-script";

test("the start script fits into 3.5 kB and into a script element", () => {
  const script = bundleScript(join(__dirname, "../.."), "src/page-head/start-script.ts");
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(3500);
  expect(script).not.toMatch(/<\/script|<!--/i);
});
