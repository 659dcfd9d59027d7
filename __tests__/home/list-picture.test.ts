import { homeWords } from "../../src/home/home-words";
import { pictureOf } from "../../src/home/list-picture";
import { sampleTabs } from "../support/demo-tabs";

test.each(Object.keys(homeWords.pictures))(
  "the tabs of the demo fill the picture of %s",
  (name) => {
    expect(pictureOf(name, sampleTabs)?.tabs.length).toBeGreaterThanOrEqual(2);
  },
);

test("what is typed in a picture is found by addresses alone", () => {
  const { typed } = homeWords;
  expect(sampleTabs.filter(({ title }) => title.toLowerCase().includes(typed))).toEqual([]);
});

test("the picture of private windows begins with a private tab", () => {
  expect(pictureOf("private-windows", sampleTabs)?.tabs[0]?.window).toBe("private");
});

test("a reason with another name has no picture", () => {
  expect(pictureOf("other", sampleTabs)).toBeUndefined();
});
