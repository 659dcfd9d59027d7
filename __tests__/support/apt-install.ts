import { execFileSync } from "node:child_process";

/** Installs a package of Debian and what it cannot do without. */
export function aptInstall(name: string): void {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
  for (const step of [["update"], ["install", "--yes", "--no-install-recommends", name]]) {
    const [command = "apt-get", ...args] = [...asRoot, "apt-get", "-qq", ...step];
    execFileSync(command, args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
}
