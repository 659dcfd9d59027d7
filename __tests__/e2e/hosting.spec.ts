import { spawn } from "node:child_process";
import { once } from "node:events";
import { networkInterfaces } from "node:os";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { describeGoodHost } from "../support/good-host";
import { rawRequest } from "../support/raw-request";

// What `npm run serve` answers, which the configuration of the tests has started.
const { PORT = "9100" } = process.env;
const origin = `http://localhost:${PORT}`;

describeGoodHost(() => ({ address: origin, root: "public" }));

test("brotli is sent to those who prefer it, unless they refuse it", async () => {
  const accept = (value: string) =>
    rawRequest(origin, "/support", { headers: { "Accept-Encoding": value } });
  const packed = await accept("gzip, deflate, br");
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(packed.body).toString()).toContain("</html>");
  expect((await accept("br;q=0, gzip")).headers["content-encoding"]).toBe("gzip");
  expect((await accept("br;q=0")).headers["content-encoding"]).toBeUndefined();
});

async function runServe(env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts"], {
    env: { ...process.env, ...env },
  });
  let output = "";
  child.stderr.on("data", (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, "close")) as [number];
  return { code, output };
}

test("a port that is taken stops npm run serve with a reason and a way out", async () => {
  const { code, output } = await runServe({ PORT });
  expect(code).toBe(1);
  expect(output).toContain(`Port ${PORT} is taken. Choose another, such as PORT=`);
  expect(output).not.toContain("at ");
});

test("a port that is not a number stops npm run serve with a reason", async () => {
  const { code, output } = await runServe({ PORT: "http" });
  expect(code).toBe(1);
  expect(output).toContain('PORT must be a number from 0 to 65535, not "http".');
});

test("npm run serve answers this machine only, and ends when it is told to", async () => {
  const child = spawn("npm", ["run", "--silent", "serve"], {
    env: { ...process.env, PORT: "0" },
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const address = /http:\/\/localhost:\d+/.exec(line.toString())?.[0] ?? "";
  expect((await fetch(address)).status).toBe(200);
  const elsewhere = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === "IPv4");
  if (elsewhere)
    await expect(fetch(address.replace("localhost", elsewhere.address))).rejects.toThrow();
  child.kill();
  const isUp = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  await expect.poll(isUp).toBe(false);
});
