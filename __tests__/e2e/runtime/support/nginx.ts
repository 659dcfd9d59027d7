import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { once } from "node:events";
import { answering, freePort } from "./web-server";

export type Nginx = Readonly<{
  origin: string;
  /** The command that reloads the configuration. */
  reload: string;
  close(): Promise<void>;
}>;

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
