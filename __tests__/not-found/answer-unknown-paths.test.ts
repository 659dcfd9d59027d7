import { answerUnknownPaths, knownAddress } from "../../src/not-found/answer-unknown-paths";
import { routes } from "../../src/site/site";

test.each([
  ...Object.values(routes),
  "/support/",
  "/support?q=a%",
  "/support#x",
  "/?a",
  "/support.html",
])("%s is a route's address", (address) => {
  expect(knownAddress(address)).toBe(address);
});

test.each(["/%25", "/%20", "/404", "/404/", "/supporting", "/support/x", "/constructor"])(
  "%p is answered by the not-found page",
  (address) => {
    expect(knownAddress(address)).toBe("/404.html");
  },
);

describe("under a path prefix", () => {
  beforeEach(() => Object.assign(globalThis, { __PATH_PREFIX__: "/docs", __BASE_PATH__: "/docs" }));
  afterEach(() => Object.assign(globalThis, { __PATH_PREFIX__: "", __BASE_PATH__: "" }));

  test.each(["/docs", "/docs/", "/docs?a", "/docs/support", "/docs/support/"])(
    "%s is a route's address",
    (address) => {
      expect(knownAddress(address)).toBe(address);
    },
  );

  test.each(["/", "/support", "/docsupport"])("%s is answered by the not-found page", (address) => {
    expect(knownAddress(address)).toBe("/docs/404.html");
  });
});

test("the loader is asked for the not-found page, now and later", async () => {
  const loadPage = jest.fn<Promise<unknown>, [string]>(async () => "page");
  const loadPageSync = jest.fn<unknown, [string, object?]>(() => "page");
  const loader = { loadPage, loadPageSync };
  answerUnknownPaths(loader);
  await loader.loadPage("/nowhere?x");
  loader.loadPageSync("/support", { withErrorDetails: true });
  expect(loadPage).toHaveBeenCalledWith("/404.html");
  expect(loadPageSync).toHaveBeenCalledWith("/support", { withErrorDetails: true });
});
