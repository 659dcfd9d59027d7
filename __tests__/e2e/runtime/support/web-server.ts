import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

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
