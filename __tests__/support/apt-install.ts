import { execFileSync } from "node:child_process";

/** Installs Debian packages, separated by spaces, and their dependencies. */
export function aptInstall(names: string): void {
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
