import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { answering, freePort } from "./web-server";

type Caddy = Readonly<{ origin: string; close(): Promise<void> }>;

/** A Caddy with the kit's Caddyfile. Only the address and the places of the build are put in. */
export async function startCaddy(root: string): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), "site-caddy-"));
  const origin = `http://localhost:${await freePort()}`;
  const kit = readFileSync("kits/Caddyfile", "utf8")
    .replace("www.example.org", origin)
    .replace("/srv/site/public", resolve(root))
    .replace("../deploy", resolve("deploy"));
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n}\n${kit}`);
  const child = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", file], {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  await answering(child, origin);
  return {
    origin,
    async close() {
      child.kill("SIGTERM");
      await once(child, "close");
      rmSync(folder, { recursive: true });
    },
  };
}
