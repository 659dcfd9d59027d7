// `npm run serve`: the finished build on localhost, the way its hosts serve it.
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { checkedPathPrefix } from "../src/site/environment";
import { createSiteHandler } from "./site-server";

const root = resolve(process.argv[2] ?? "public");
const pathPrefix = checkedPathPrefix(process.env.PATH_PREFIX);

if (!existsSync(resolve(root, "index.html")))
  throw new Error(`No finished build in ${root}. Run "npm run build" first.`);

// npm starts this through a shell, and the shell passes no signal on. So it ends with the shell.
const shell = process.ppid;
if (process.env.npm_lifecycle_event === "serve")
  setInterval(() => {
    if (process.ppid !== shell) process.exit();
  }, 500).unref();

const server = createServer(createSiteHandler({ root, pathPrefix }));
// This machine only: whoever else is on the network has no business with an unfinished site.
server.listen(Number(process.env.PORT ?? 9000), "localhost", () => {
  const { port } = server.address() as AddressInfo;
  console.log(`The site is at http://localhost:${port}${pathPrefix}/ (Ctrl+C stops it).`);
});
