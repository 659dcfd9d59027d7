import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { commandsWith } from "../support/deploy-guide";
import { rawRequest } from "../support/raw-request";
import { answering, freePort } from "../support/web-server";

// The commands of docs/deploy.md, run unchanged except for the owner's host and places.

/** Runs commands in a shell that finds the programs in `bin` first. */
const shell = (commands: string, bin = "") =>
  execFileSync("sh", ["-eu"], {
    input: commands,
    encoding: "utf8",
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    stdio: ["pipe", "pipe", "pipe"],
  });

test("the commands for watching a site print what the guide says", ({ baseURL }) => {
  const [latest, page, unknown] = commandsWith("curl").map((command) =>
    shell(command.replaceAll("https://www.example.org", baseURL ?? "")),
  );
  const { id } = JSON.parse(latest ?? "") as { id: string };
  expect(page).toContain(`content="${id}"`);
  expect(unknown).toBe("404\n");
});

test(
  "an empty server becomes the site by the steps for nginx alone, and goes back to a build",
  { tag: "@all" },
  async () => {
    const machine = mkdtempSync(join(tmpdir(), "deploy-guide-"));
    const bin = join(machine, "bin");
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(machine, file)), { recursive: true });
      writeFileSync(join(machine, file), text);
    };
    const program = (name: string, text: string) => {
      write(`bin/${name}`, `#!/bin/sh\n${text}\n`);
      chmodSync(join(bin, name), 0o755);
    };
    const port = await freePort();
    // What Debian has after its packages are installed, and what its owner has put there.
    write("root/.ssh/authorized_keys", "ssh-ed25519 AAAA owner");
    for (const folder of ["sudoers.d", "nginx/sites-available", "nginx/sites-enabled"])
      mkdirSync(join(machine, "etc", folder), { recursive: true });
    write(
      "etc/nginx/nginx.conf",
      `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${machine}/pid;
error_log stderr error; events {}
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${machine}/${name};`)
    .join(" ")}
  server { listen 127.0.0.1:${port} default_server; return 200 "Welcome to nginx"; }
  include ${machine}/etc/nginx/sites-enabled/*;
}`,
    );
    // Programs that would change this machine only note that they were called.
    for (const name of ["apt-get", "adduser", "certbot"])
      program(name, `echo ${name} "$@" >> ${machine}/calls`);
    const nginx = execFileSync("sh", ["-c", "command -v nginx"], { encoding: "utf8" }).trim();
    program("nginx", `exec ${nginx} -p ${machine} -c ${machine}/etc/nginx/nginx.conf "$@"`);
    program("sudo", 'case "$*" in "nginx -t" | "nginx -s reload") exec "$@" ;; esac; exit 1');
    program(
      "ssh",
      'while [ "$1" != "${1#-}" ]; do case $1 in -l) shift 2;; *) shift;; esac; done\nshift\nexec sh -c "$*"',
    );
    const play = (word: string) =>
      shell(
        commandsWith(word)
          .join("\n")
          .replace(/(?<![\w.:])\/(?=(etc|home|root|srv)\/)/g, `${machine}/`)
          .replace("org:/srv", `org:${machine}/srv`)
          .replaceAll("-o deploy -g deploy ", "")
          .replace("listen 80;", `listen 127.0.0.1:${port};`)
          .replace("listen [::]:80;", "")
          // The build is there already.
          .replace(/^SITE_URL.* npm run build &&$/m, "")
          .replace("<id>", id),
        bin,
      );
    const { id } = JSON.parse(readFileSync("public/builds/latest.json", "utf8")) as { id: string };
    const ask = (path: string) =>
      rawRequest(`http://127.0.0.1:${port}`, path, { headers: { Host: "www.example.org" } });
    const server = spawn(join(bin, "nginx"));
    try {
      await answering(server, `http://127.0.0.1:${port}`);
      play("adduser");
      play("kits/deploy.sh");
      expect((await ask("/support")).body.toString()).toBe("Welcome to nginx");
      play("sites-available");
      const isUp = async () => (await ask("/support")).headers["content-security-policy"];
      await expect.poll(isUp).toContain("default-src 'none'");
      // For a moment, nginx's former processes answer, too.
      await expect.poll(async () => (await ask("/no-such-page")).status).toBe(404);
      const calls = readFileSync(join(machine, "calls"), "utf8");
      // What the later steps need was installed by the first.
      for (const name of ["nginx", "rsync", "sudo", "certbot", "python3-certbot-nginx"])
        expect(calls).toMatch(new RegExp(`^apt-get install .*\\b${name}\\b`, "m"));
      expect(calls).toMatch(/^adduser .*deploy$/m);
      expect(calls).toMatch(/^certbot --nginx .*-d www\.example\.org$/m);
      expect(readFileSync(join(machine, "etc/sudoers.d/deploy"), "utf8")).toBe(
        "deploy ALL=(root) NOPASSWD: /usr/sbin/nginx -t, /usr/sbin/nginx -s reload\n",
      );
      play("ls -t");
      expect((await ask("/support")).status).toBe(200);
    } finally {
      server.kill("SIGTERM");
      await once(server, "close");
      rmSync(machine, { recursive: true });
    }
  },
);
