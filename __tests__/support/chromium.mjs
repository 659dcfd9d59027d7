#!/usr/bin/env node
// Chromium as Playwright starts it, except that no debugger attaches to its service workers. Where
// one does, Chromium (156) ends an earlier worker amid a request as soon as a newer one is there, so
// that a document never comes, or lets it idle for five minutes, so that the newer one waits.
import { spawn } from "node:child_process";
import { Socket } from "node:net";

/** Chromium's own filter, and no service workers. */
const filter = ["service_worker", "browser", "tab"].map((type) => ({ type, exclude: true }));

function withoutWorkers(text) {
  if (!text.includes("Target.setAutoAttach")) return text;
  const message = JSON.parse(text);
  if (message.method === "Target.setAutoAttach") message.params.filter = [...filter, {}];
  return JSON.stringify(message);
}

const browser = spawn(process.env.CHROMIUM_PATH, process.argv.slice(2), {
  stdio: ["inherit", "inherit", "inherit", "pipe", "pipe"],
});
browser.on("exit", (code) => process.exit(code ?? 1));
const [, , , toBrowser, fromBrowser] = browser.stdio;
fromBrowser.pipe(new Socket({ fd: 4 }));
// The protocol over pipes: JSON, each message ended by a NUL.
let rest = "";
new Socket({ fd: 3 })
  .setEncoding("utf8")
  .on("data", (text) => {
    const messages = (rest + text).split("\0");
    rest = messages.pop();
    for (const message of messages) toBrowser.write(`${withoutWorkers(message)}\0`);
  })
  .on("end", () => toBrowser.end());
