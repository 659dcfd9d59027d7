import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { once } from "node:events";

export type Nginx = Readonly<{
  origin: string;
  /** The command that reloads the configuration. */
  reload: string;
  close(): Promise<void>;
}>;

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** Resolves when a web server answers; throws with its log when it stops or takes too long. */
export async function answering(server: ChildProcess, origin: string): Promise<void> {
  let log = "";
  server.stderr?.on("data", (text: Buffer) => (log += text.toString()));
  for (let tries = 0; ; tries += 1) {
    if (server.exitCode !== null) throw new Error(`${server.spawnfile} stopped: ${log}`);
    const answers = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answers) return;
    if (tries > 100) throw new Error(`${server.spawnfile} does not answer: ${log}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * A separate nginx that serves a build's folder at the build's path prefix, with the configuration
 * that the build wrote. Without `root`, the configuration sets the root.
 */
export async function startNginx(
  root: string | null,
  configuration: string,
  pathPrefix = "",
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "site-nginx-"));
  const place = join(folder, "www", pathPrefix);
  mkdirSync(dirname(place), { recursive: true });
  if (root !== null) symlinkSync(resolve(root), place);
  const port = await freePort();
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  // If root starts nginx, its worker's user may not be allowed to read the folder.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    join(folder, "nginx.conf"),
    `${user} daemon off; worker_processes 1; pid ${join(folder, "pid")}; error_log stderr error;
events {}
http {
  access_log off;
  ${places.join("\n  ")}
  server { listen 127.0.0.1:${port}; ${root === null ? "" : `root ${join(folder, "www")};`} include ${resolve(configuration)}; }
}
`,
  );
  const command = ["-p", folder, "-c", join(folder, "nginx.conf")];
  const child = spawn("nginx", command);
  // Browsers allow service workers without TLS under this name only.
  const origin = `http://localhost:${port}`;
  await answering(child, origin);
  return {
    origin,
    reload: `nginx -q -t ${command.join(" ")} && nginx -s reload ${command.join(" ")}`,
    async close() {
      child.kill("SIGTERM");
      await once(child, "close");
      rmSync(folder, { recursive: true });
    },
  };
}
