import { existsSync } from "node:fs";
import { aptInstall } from "./apt-install";
import { findBrowser } from "./find-browser";
import { hasNginx } from "./nginx";

// Run before the end-to-end tests: on a fresh Debian it is all the set-up that they need.
const found = findBrowser();
if (found) {
  console.log(`browser: ${found}`);
} else if (existsSync("/usr/bin/apt-get")) {
  console.log("browser: none found, installing Debian's chromium");
  aptInstall("chromium");
  if (!findBrowser()) throw new Error("chromium was installed, but is not on the PATH");
} else {
  console.error("No Chromium or Chrome found. Install one, or set CHROMIUM_PATH to its program.");
  process.exitCode = 1;
}

// Tests of nginx are left out where there is none, but never by CI.
if (process.env.CI && !hasNginx()) {
  console.log("nginx: none found, installing Debian's nginx-light");
  aptInstall("nginx-light");
}
