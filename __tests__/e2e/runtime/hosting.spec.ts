import { spawn } from "node:child_process";
import { once } from "node:events";
import { networkInterfaces } from "node:os";
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { pathsIn } from "../../../src/build/output/build-files";
import { contentSecurityPolicy } from "../../../src/build/output/content-security-policy";
import { headersFile } from "../../../src/build/output/host-files";
import { readDocuments } from "../../../src/build/output/read-documents";
import { securityHeaders } from "../../../src/build/hosts";
import { routes } from "../../../src/site/site";
import { describeGoodHost } from "./support/good-host";

// What `npm run serve` answers, which the configuration of the tests has started.
const { PORT = "9100" } = process.env;
const origin = `http://localhost:${PORT}`;

describeGoodHost(() => origin);

/** A built document as that of one page more, whose component has styles of its own. */
function oneMore(html: string, name: string): string {
  return html
    .replaceAll(`"${routes.support}"`, `"/${name}"`)
    .replace(/(<style data-href="[^"]*component---[^>]*>)/, (tag) => `${tag}.${name}{color:red}`);
}

test("with ten pages more, each line of the headers has fewer than 2,000 characters", () => {
  // Cloudflare Pages leaves out a line that is longer, without a word
  // (https://developers.cloudflare.com/pages/configuration/headers/).
  const documents = readDocuments("public");
  const support = readFileSync("public/support.html", "utf8");
  const more = Array.from({ length: 10 }, (_, at) => oneMore(support, `page-${at}`));
  expect(new Set(more).size).toBe(10);
  const names = more.map((_, at) => `/component---src-pages-page-${at}-tsx-00000000.js`);
  const file = headersFile({
    pathPrefix: "",
    headers: securityHeaders(contentSecurityPolicy([...documents, ...more])),
    paths: [...pathsIn("public"), ...names],
  });
  expect(file.split("\n").filter((line) => line.length >= 2000)).toEqual([]);
  // Rules without spaces before them; it takes a hundred of them.
  expect(file.match(/^\//gm)?.length).toBeLessThan(100);
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
