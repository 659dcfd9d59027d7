// Builds that follow one another in a folder. Gatsby remembers each in `.cache`.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { copyInputs, linkFolder } from "../support/site-builds";

/** In milliseconds. Other tests run beside it, and a folder without `.cache` compiles everything. */
const buildLimit = 300_000;

const answer = "src/content/answers/set-up/later.md";
const release = "src/content/releases/900.0.0.md";

let root = "";
let project = "";

const write = (name: string, text: string) => writeFileSync(join(project, name), text);
const rename = (name: string, to: string) => renameSync(join(project, name), join(project, to));
const waiting = (version: string) =>
  `---\nversion: "${version}"\ndate: 2999-01-01\n---\n\n## Added\n\n- Later.\n`;
const page = (name: string) => readFileSync(join(project, "public", `${name}.html`), "utf8");

function build(): void {
  const { status, stdout } = spawnSync("node_modules/.bin/gatsby", ["build", "--prefix-paths"], {
    cwd: project,
    encoding: "utf8",
  });
  expect(status, stdout).toBe(0);
}

/** What a folder goes through from one build to the next; the first is a copy of this one. */
const changes: Readonly<Record<string, () => void>> = {
  "the folder is copied, and gets a draft and a waiting release"() {
    project = join(root, "copy");
    linkFolder(resolve("node_modules"), join(project, "node_modules"));
    copyInputs(project);
    for (const name of ["public", ".cache"].filter((name) => existsSync(name)))
      cpSync(name, join(project, name), { recursive: true });
    write(answer, "---\nquestion: Later?\norder: 900\ndraft: true\n---\n\nText.\n");
    write(release, waiting("900.0.0"));
  },
  "the folder is moved, and both are renamed"() {
    renameSync(project, join(root, "moved"));
    project = join(root, "moved");
    rename(answer, answer.replace("later", "renamed"));
    rmSync(join(project, release));
    write(release.replace("900.0.0", "901.0.0"), waiting("901.0.0"));
  },
  "both are deleted"() {
    rmSync(join(project, answer.replace("later", "renamed")));
    rmSync(join(project, release.replace("900.0.0", "901.0.0")));
  },
};

test.afterAll(() => rmSync(root, { recursive: true, force: true }));

// One test, because each build goes on from the one before.
test("builds succeed at once while a folder changes", { tag: "@all" }, async () => {
  test.setTimeout(Object.keys(changes).length * buildLimit);
  root = mkdtempSync(join(tmpdir(), "site-memory-"));
  for (const [what, change] of Object.entries(changes))
    await test.step(what, () => {
      change();
      build();
      expect(page("support")).toContain("</h1>");
      expect(page("getting-started")).toContain("</h1>");
      expect(existsSync(join(project, "public/builds/latest.json"))).toBe(true);
    });
});
