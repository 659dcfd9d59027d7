/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import packageJson from "../../package.json";

const sources = [
  ...readdirSync(".").filter((name) => /^gatsby-.*\.tsx?$/.test(name)),
  ...readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
    .map((name) => join("src", name)),
];

/** The packages that code loads when it runs: imports of types alone are not there by then. */
function packagesIn(text: string): readonly string[] {
  const imports = text.matchAll(/^(?:import|export) (?!type )[^;]*?from "([^".][^"]*)";/gm);
  return [...imports]
    .map(([, name = ""]) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"))
    .filter((name) => !isBuiltin(name) && !name.startsWith("node:"));
}

const { presets } = JSON.parse(readFileSync(".babelrc", "utf8")) as {
  presets: readonly (string | readonly [name: string])[];
};
const config = readFileSync("gatsby-config.ts", "utf8");
const needed = new Set([
  ...sources.flatMap((file) => packagesIn(readFileSync(file, "utf8"))),
  ...presets.map((preset) => (typeof preset === "string" ? preset : preset[0])),
  ...[...config.matchAll(/"(gatsby-(?:plugin|source)-[\w-]+)"/g)].map(([, name = ""]) => name),
]);

test.each([...needed].sort())(
  "%s, which a build needs, is installed for production too",
  (name) => {
    expect(Object.keys(packageJson.dependencies)).toContain(name);
  },
);

test("the packages that a build needs are found", () => {
  expect(needed.size).toBeGreaterThan(10);
});
