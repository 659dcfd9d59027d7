// `npm run serve`: the finished build on localhost, the way its hosts serve it.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { checkedPathPrefix } from "../src/site/environment";
import { createSiteServer } from "./site-server";

const root = resolve(process.argv[2] ?? "public");
const port = Number(process.env.PORT ?? 9000);

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function readPathPrefix(): string {
  try {
    return checkedPathPrefix(process.env.PATH_PREFIX);
  } catch (error) {
    return stop((error as Error).message);
  }
}

const pathPrefix = readPathPrefix();

if (!Number.isInteger(port) || port < 0 || port > 65535)
  stop(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
if (!existsSync(resolve(root, "index.html")))
  stop(`No finished build in ${root}. Run "npm run build" first.`);

// npm starts this through a shell, and the shell passes no signal on. So it ends with the shell.
const shell = process.ppid;
if (process.env.npm_lifecycle_event === "serve")
  setInterval(() => {
    if (process.ppid !== shell) process.exit();
  }, 500).unref();

const server = createSiteServer({ root, pathPrefix });
server.on("error", (error: NodeJS.ErrnoException) =>
  stop(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken. Choose another, such as PORT=${port + 1} npm run serve.`
      : `The server could not start: ${error.message}`,
  ),
);
// This machine only: whoever else is on the network has no business with an unfinished site.
server.listen(port, "localhost", () => {
  const address = server.address();
  const usedPort = typeof address === "object" && address ? address.port : port;
  console.log(`The site is at http://localhost:${usedPort}${pathPrefix}/ (Ctrl+C stops it).`);
});
