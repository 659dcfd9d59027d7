import { spawnSync } from "node:child_process";

/** Whether a program is on the PATH. */
export function hasProgram(name: string): boolean {
  return spawnSync("sh", ["-c", 'command -v "$0"', name]).status === 0;
}
