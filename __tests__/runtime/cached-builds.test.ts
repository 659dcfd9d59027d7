/** @jest-environment node */
import { cacheBuild, deleteEarlierBuilds } from "../../src/runtime/offline/cached-builds";
import { documentOf, FakeCaches, smallBuild } from "../support/fake-worker";

const data = "/page-data/support/page-data.json";
const script = "/app-09e09c53.js";
const cache = "offline:/:b1";
const network = jest.spyOn(globalThis, "fetch");
const small = smallBuild({ [data]: "{}", [script]: "run()" });
const build = { ...small, files: { ...small.files, "/favicon.svg": "" } };
let storage: FakeCaches;

/** A server that has the build, but for what `other` says. */
function serve(other: Readonly<Record<string, () => Response>> = {}) {
  network.mockImplementation(async (address) => {
    const path = String(address);
    const texts: Readonly<Record<string, string>> = { [data]: "{}", [script]: "run()" };
    return other[path]?.() ?? new Response(texts[path] ?? documentOf("b1"));
  });
}

beforeEach(() => {
  storage = new FakeCaches();
  Object.assign(globalThis, { caches: storage });
  network.mockReset();
  serve();
});

const asked = () => network.mock.calls.map(([address]) => address).sort();

test("the whole build is cached, past the browser's copies of what has no hash", async () => {
  await cacheBuild(build);
  expect([...(storage.stores.get(cache)?.keys() ?? [])].sort()).toEqual(
    [...build.documents, ...Object.keys(build.files)].sort(),
  );
  const modes = network.mock.calls.map(([address, init]) => [address, init?.cache] as const);
  expect(modes).toContainEqual([data, "no-cache"]);
  expect(modes).toContainEqual([script, "default"]);
});

test.each<readonly [string, string, () => Response]>([
  ["a document of another build", "/support", () => new Response(documentOf("b2"))],
  ["half a document", "/support", () => new Response(documentOf("b1").slice(0, 60))],
  ["another file", data, () => new Response("[]")],
  ["no icon", "/favicon.svg", () => new Response("", { status: 404 })],
])("where the server has %s, the build is not cached; the rest stays", async (_, path, answer) => {
  serve({ [path]: answer });
  await expect(cacheBuild(build)).rejects.toThrow("Not the file of build b1");
  network.mockClear();
  serve();
  await cacheBuild(build);
  expect(asked()).toContain(path);
  expect(asked()).not.toContain("/");
});

test("a file with a hash in its name is taken from an earlier build", async () => {
  storage.put("offline:/:b0", script, "run()");
  await cacheBuild(build);
  expect(asked()).not.toContain(script);
  expect(await storage.text(cache, script)).toBe("run()");
});

test("what a proxy adds, an icon that a host compressed, and `Vary: *` are no faults", async () => {
  const headers = { Vary: "*" };
  serve({
    "/support": () => new Response(`${documentOf("b1")}<!-- proxy -->`, { headers }),
    "/": () => new Response(documentOf("b1").replaceAll(/"([\w-]+)"/g, "$1"), { headers }),
    "/favicon.svg": () => new Response("<svg />"),
  });
  await cacheBuild(build);
  expect(await storage.text(cache, "/favicon.svg")).toBe("<svg />");
});

test.each<readonly [string, made: string[], kept: string[]]>([
  ["the build before", ["b0", "b1"], ["b0", "b1"]],
  ["two builds before", ["b-1", "b0", "b1"], ["b0", "b1"]],
  ["a newer build, after a way back", ["b0", "b1", "b2"], ["b1", "b2"]],
])("beside the cache of %s, the newest other stays", async (_, made, kept) => {
  for (const name of [...made.map((id) => `offline:/:${id}`), "offline:/docs/:b0", "other"])
    storage.put(name, "/", "");
  await deleteEarlierBuilds(build);
  expect([...storage.stores.keys()]).toEqual([
    ...kept.map((id) => `offline:/:${id}`),
    "offline:/docs/:b0",
    "other",
  ]);
});
