// Build time only.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CreateWebpackConfigArgs, ParentSpanPluginArgs } from "gatsby";
import { site } from "../site/site";
import {
  doubtfulPackages,
  packageFolder,
  type ShippedPackage,
  thirdPartyNotice,
} from "./third-party-notice";

type Module = Readonly<{ resource?: string; modules?: Iterable<Module> }>;
type Compiler = Readonly<{
  hooks: {
    done: {
      tap(
        name: string,
        note: (stats: { compilation: { modules: Iterable<Module> } }) => void,
      ): void;
    };
  };
}>;

const folders = new Set<string>();

function noteModules(modules: Iterable<Module>) {
  for (const { resource, modules: inner } of modules) {
    const folder = resource && packageFolder(resource.replace(/\?.*$/, ""));
    if (folder) folders.add(folder);
    // Modules that webpack joined into one.
    if (inner) noteModules(inner);
  }
}

/** Notes which packages the browser's scripts are made from. */
export function noteShippedPackages({
  stage,
  actions,
}: Pick<CreateWebpackConfigArgs, "stage" | "actions">): void {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    plugins: [
      {
        apply(compiler: Compiler) {
          compiler.hooks.done.tap("noteShippedPackages", ({ compilation }) =>
            noteModules(compilation.modules),
          );
        },
      },
    ],
  });
}

function readPackage(folder: string): ShippedPackage | undefined {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return undefined;
  const { name, version, license } = JSON.parse(
    readFileSync(file, "utf8"),
  ) as Partial<ShippedPackage>;
  // Folders inside a package that only say how to load it.
  if (!name || !version) return undefined;
  const licenceFile = readdirSync(folder).find((entry) => /^(un)?licen[cs]e(\.|-|$)/i.test(entry));
  const text = licenceFile ? readFileSync(join(folder, licenceFile), "utf8") : "";
  return { name, version, license: license ?? "unknown", text };
}

/** The one font; its licence has to travel with it. */
function readFont(directory: string): ShippedPackage {
  const text = readFileSync(join(directory, "src/layout/schibsted-grotesk.OFL.txt"), "utf8");
  return { name: "Schibsted Grotesk", version: "font", license: "OFL-1.1", text };
}

/** Writes `/third-party-licenses.txt`; a licence that may not simply ship stops the build. */
export async function writeThirdPartyNotice({ store }: ParentSpanPluginArgs): Promise<void> {
  const { directory } = store.getState().program;
  const packages = [...folders].map(readPackage).filter((shipped) => shipped !== undefined);
  packages.push(readFont(directory));
  const doubtful = doubtfulPackages(packages);
  if (doubtful.length > 0) {
    const names = doubtful.map(({ name, license }) => `${name} (${license})`).join(", ");
    throw new Error(`These packages ship to visitors under a licence to look at first: ${names}`);
  }
  await writeFile(
    join(directory, "public", "third-party-licenses.txt"),
    thirdPartyNotice(site.name, packages),
  );
}
