/** @jest-environment node */
import { isServerReachable } from "../../src/update/server-reach";
import { answerHead } from "../../src/offline/answer-request";

const address = "https://tabdart.example/support";
const network = jest.spyOn(globalThis, "fetch");

test.each([
  ["answers", async () => new Response(null, { status: 200 }), true],
  ["does not know the page", async () => new Response(null, { status: 404 }), true],
  ["is broken", async () => new Response(null, { status: 500 }), false],
  ["is gone", () => Promise.reject(new TypeError("Failed to fetch")), false],
])("a tab under the worker learns when the server %s", async (_, answer, isThere) => {
  network.mockImplementation(answer);
  const throughWorker = (url: string | URL | Request, init?: RequestInit) =>
    answerHead(new Request(url, init));
  expect(await isServerReachable(address, throughWorker)).toBe(isThere);
});
