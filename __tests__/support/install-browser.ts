import { existsSync } from "node:fs";
import { aptInstall } from "./apt-install";
import { findBrowser } from "./find-browser";
import { hasProgram } from "./has-program";
import { programs } from "./programs";

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
