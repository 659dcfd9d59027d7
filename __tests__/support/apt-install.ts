import { execFileSync } from "node:child_process";

/** Installs packages of Debian, separated by spaces, and what they cannot do without. */
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
