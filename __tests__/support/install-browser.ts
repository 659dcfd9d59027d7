import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findBrowser } from "./find-browser";
import { hasProgram, programs } from "./programs";

/** Installs Debian packages, separated by spaces, and their dependencies. */
function aptInstall(names: string): void {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
  for (const step of [
    ["update"],
    ["install", "--yes", "--no-install-recommends", ...names.split(" ")],
  ]) {
    const [command = "apt-get", ...args] = [...asRoot, "apt-get", "-qq", ...step];
    execFileSync(command, args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
}

// Runs before the end-to-end tests. On a fresh Debian, they need no other setup.
const found = findBrowser();
if (found) {
  console.log(`browser: ${found}`);
} else if (existsSync("/usr/bin/apt-get")) {
  console.log("browser: none found, installing Debian's Chromium");
  // Until the site's font is there, pages use Arial, as nearly all computers have it. Debian's is Liberation.
  aptInstall("chromium-headless-shell fonts-liberation");
  if (!findBrowser()) throw new Error("Chromium was installed, but is not on the PATH");
} else {
  console.error("No Chromium or Chrome found. Install one, or set CHROMIUM_PATH to its program.");
  process.exitCode = 1;
}

// Without these programs their tests are left out, except in CI.
for (const [program, debianPackage] of Object.entries(programs)) {
  if (!process.env.CI || hasProgram(program)) continue;
  console.log(`${program}: not found, installing Debian's ${debianPackage}`);
  aptInstall(debianPackage);
}
