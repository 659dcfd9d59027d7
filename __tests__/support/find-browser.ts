import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const withoutWindow = "chromium-headless-shell";
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/**
 * The path of a Chromium to test with: CHROMIUM_PATH, else the system's Chromium or Chrome, else
 * one that Playwright has already downloaded; null when there is none. Unless tests are to be
 * watched, one that has no windows comes first, because it starts and draws faster.
 */
export function findBrowser(isWatched = false): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = [
    process.env.CHROMIUM_PATH ?? "",
    ...[...(isWatched ? [] : [withoutWindow]), ...names].flatMap((name) =>
      folders.map((folder) => join(folder, name)),
    ),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== "" && existsSync(path)) ?? null;
}
