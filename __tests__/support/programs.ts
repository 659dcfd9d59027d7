import { spawnSync } from "node:child_process";

/** The programs that only some tests need, each with the Debian package that brings it. */
export const programs = {
  nginx: "nginx-light",
  rsync: "rsync",
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  "xvfb-run": "xvfb xauth",
} as const;

export type Program = keyof typeof programs;

/** The tests that are left out where a program is missing, in the words of the closing line. */
const tests: Readonly<Record<Program, string>> = {
  nginx: "nginx",
  rsync: "deploys with rsync",
  "firefox-esr": "Firefox",
  WebKitWebDriver: "WebKit",
  "xvfb-run": "WebKit",
};

/** Whether a program is on the PATH. */
export function hasProgram(name: string): boolean {
  return spawnSync("sh", ["-c", 'command -v "$0"', name]).status === 0;
}

/** Whether this machine lacks one of these programs. CI installs all, and must have them. */
export function lacks(...names: readonly Program[]): boolean {
  return !process.env.CI && names.some((name) => !hasProgram(name));
}

/** One line about what is not tested here and how to change that; empty if nothing is left out. */
export function leftOut(): string {
  const missing = (Object.keys(programs) as Program[]).filter((name) => lacks(name));
  if (missing.length === 0) return "";
  const what = [...new Set(missing.map((name) => tests[name]))].join(", ");
  const packages = missing.map((name) => programs[name]).join(" ");
  return `Not tested here: ${what}. On Debian, this brings them: apt-get install ${packages}`;
}
