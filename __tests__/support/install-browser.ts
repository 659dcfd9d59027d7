import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findBrowser } from "./find-browser";

// Run before the end-to-end tests: on a fresh Debian it is all the set-up that a browser needs.
const found = findBrowser();
if (found) {
  console.log(`browser: ${found}`);
} else if (existsSync("/usr/bin/apt-get")) {
  console.log("browser: none found, installing Debian's chromium");
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
  for (const step of [["update"], ["install", "--yes", "--no-install-recommends", "chromium"]]) {
    const [command = "apt-get", ...args] = [...asRoot, "apt-get", "-qq", ...step];
    execFileSync(command, args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  if (!findBrowser()) throw new Error("chromium was installed, but is not on the PATH");
} else {
  console.error("No Chromium or Chrome found. Install one, or set CHROMIUM_PATH to its program.");
  process.exitCode = 1;
}
