import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { commandsWith } from "../support/deploy-guide";

// The commands of docs/deploy.md, run unchanged except for the owner's host.
const shell = (command: string) => execFileSync("sh", ["-ec", command], { encoding: "utf8" });

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true, encoding: "utf8" })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

test("a build is copied in an order in which nobody meets a name without its file", () => {
  const site = mkdtempSync(join(tmpdir(), "deploy-guide-"));
  try {
    const [setSite = "", ...copies] = commandsWith("rsync");
    expect(setSite).toMatch(/^site=/);
    const arrivals = copies.map((copy) => {
      const before = new Set(filesIn(site));
      shell(copy.replaceAll("$site", site));
      return filesIn(site).filter((file) => !before.has(file));
    });
    const [assets = [], documents = [], ...rest] = arrivals;
    expect(assets.filter((file) => file.endsWith(".js")).length).toBeGreaterThan(5);
    expect(assets.filter((file) => /\.html$|^page-data|^sw\.js$|^builds/.test(file))).toEqual([]);
    expect(documents).toContain("index.html");
    expect(documents).toContain(join("page-data", "app-data.json"));
    expect(documents.filter((file) => /^sw\.js$|^builds|-[0-9a-f]{20}\.js$/.test(file))).toEqual(
      [],
    );
    const [worker, manifests = [], latest, ...others] = rest;
    expect(worker).toEqual(["sw.js"]);
    // The folder keeps those of earlier builds too.
    expect(manifests.length).toBeGreaterThan(0);
    expect(manifests.filter((file) => !/^builds.meta.[^/]+\.json$/.test(file))).toEqual([]);
    expect(latest).toEqual([join("builds", "latest.json")]);
    expect(others).toEqual([]);
    shell(`diff -r public ${site}`);
  } finally {
    rmSync(site, { recursive: true });
  }
});

test("the commands for watching a site print what the guide says", ({ baseURL }) => {
  const [latest, page, unknown] = commandsWith("curl").map((command) =>
    shell(command.replaceAll("https://www.example.org", baseURL ?? "")),
  );
  const { id } = JSON.parse(latest ?? "") as { id: string };
  expect(page).toContain(`content="${id}"`);
  expect(unknown).toBe("404\n");
});
