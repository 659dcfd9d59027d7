import {
  firstReleases,
  type KnownReleases,
  type ShownRelease,
  withReleases,
} from "../../src/release-notes/known-releases";

const release = (order: number): ShownRelease => ({
  version: `1.0.${order}`,
  slug: `v1-0-${order}`,
  date: "2026-01-01",
  order,
  summary: [],
  changes: [],
});
const releases = (...orders: number[]) => orders.map(release);
const shape = ({ releases: known, gaps }: KnownReleases) => ({
  orders: known.map(({ order }) => order),
  gaps: [...gaps],
});

test("all releases in the page's own data leave no gap", () => {
  expect(shape(firstReleases(releases(3, 2, 1), 3))).toEqual({ orders: [3, 2, 1], gaps: [] });
});

test("some releases in the page's own data leave a gap below the oldest", () => {
  expect(shape(firstReleases(releases(9, 8), 9))).toEqual({ orders: [9, 8], gaps: [8] });
});

test("a chunk below a gap moves the gap down", () => {
  const known = withReleases(firstReleases(releases(9, 8), 9), releases(7, 6), 9, 8);
  expect(shape(known)).toEqual({ orders: [9, 8, 7, 6], gaps: [6] });
});

test("a chunk far back leaves a gap above and one below it", () => {
  const known = withReleases(firstReleases(releases(9, 8), 9), releases(3, 2), 9);
  expect(shape(known)).toEqual({ orders: [9, 8, 3, 2], gaps: [8, 2] });
});

test("a chunk that is here already closes its gap and stands once", () => {
  const far = withReleases(firstReleases(releases(9, 8), 9), releases(7, 6), 9);
  expect(shape(withReleases(far, releases(7, 6), 9, 8))).toEqual({
    orders: [9, 8, 7, 6],
    gaps: [6],
  });
});

test("the last missing release closes every gap", () => {
  const known = withReleases(firstReleases(releases(3, 2), 3), releases(1), 3, 2);
  expect(shape(known)).toEqual({ orders: [3, 2, 1], gaps: [] });
});

test("an answer without releases closes the gap that was asked for", () => {
  expect(shape(withReleases(firstReleases(releases(9, 8), 9), [], 9, 8)).gaps).toEqual([]);
});
