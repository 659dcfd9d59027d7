/** @jest-environment node */
import { routeOf } from "../../src/layout/navigation-links";

test.each([
  ["", "/"],
  ["/index.html", "/"],
  ["/support/", "/support"],
  ["/support.html", "/support"],
  ["/support/index.html", "/support"],
])("%j shows the route %j", (path, route) => {
  expect(routeOf(path)).toBe(route);
});
