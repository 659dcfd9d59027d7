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
import { buildInputs } from "../../src/build/build-id";
import { copyInputs, linkFolder } from "../support/site-builds";

/** In milliseconds. A first build compiles everything, while other tests run. */
const buildLimit = 300_000;

const answer = "src/content/answers/set-up/later.md";
const release = "src/content/releases/900.0.0.md";

let root = "";
let project = "";

const write = (name: string, text: string) => writeFileSync(join(project, name), text);
const rename = (name: string, to: string) => renameSync(join(project, name), join(project, to));
const page = (name: string) => readFileSync(join(project, "public", `${name}.html`), "utf8");

function build(): void {
  const { status, stdout } = spawnSync("node_modules/.bin/gatsby", ["build", "--prefix-paths"], {
    cwd: project,
    encoding: "utf8",
  });
  expect(status, stdout).toBe(0);
}

/** What a folder goes through from one build to the next. */
const changes: Readonly<Record<string, () => void>> = {
  "a draft and a waiting release are renamed"() {
    rename(answer, answer.replace("later", "renamed"));
    rename(release, release.replace("900.0.0", "901.0.0"));
    write(
      release.replace("900.0.0", "901.0.0"),
      '---\nversion: "901.0.0"\ndate: 2999-01-01\n---\n\n## Added\n\n- Later.\n',
    );
  },
  "they are deleted"() {
    rmSync(join(project, answer.replace("later", "renamed")));
    rmSync(join(project, release.replace("900.0.0", "901.0.0")));
  },
  "the folder is moved"() {
    renameSync(project, join(root, "moved"));
    project = join(root, "moved");
  },
  "the folder is copied"() {
    const copy = join(root, "copy");
    linkFolder(join(project, "node_modules"), join(copy, "node_modules"));
    for (const name of ["public", ".cache", ...buildInputs].filter((name) =>
      existsSync(join(project, name)),
    ))
      cpSync(join(project, name), join(copy, name), { recursive: true });
    project = copy;
  },
};

test.afterAll(() => rmSync(root, { recursive: true, force: true }));

// One test, because each build goes on from the one before.
test("builds succeed at once while a folder changes", { tag: "@all" }, async () => {
  test.setTimeout((1 + Object.keys(changes).length) * buildLimit);
  root = mkdtempSync(join(tmpdir(), "site-memory-"));
  project = join(root, "project");
  linkFolder(resolve("node_modules"), join(project, "node_modules"));
  copyInputs(project);
  write(answer, "---\nquestion: Later?\norder: 900\ndraft: true\n---\n\nText.\n");
  write(release, '---\nversion: "900.0.0"\ndate: 2999-01-01\n---\n\n## Added\n\n- Later.\n');
  build();
  for (const [what, change] of Object.entries(changes))
    await test.step(what, () => {
      change();
      build();
      expect(page("support")).toContain("</h1>");
      expect(page("getting-started")).toContain("</h1>");
      expect(existsSync(join(project, "public/builds/latest.json"))).toBe(true);
    });
});
