import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useOpenAnswer } from "../../src/answers/use-open-answer";

const found = new Set(["first", "second"]);
const answers = [...found].map((slug) => ({ slug, aliases: [] }));
const location = {};
const showAll = () => {};

function Answers() {
  const list = useRef<HTMLDivElement>(null);
  useOpenAnswer({ list, answers, found, location, showAll });
  return (
    <div ref={list}>
      <details id="first" open />
      <details id="second" />
    </div>
  );
}

test("where CSS cannot open answers, they are open in print and afterwards as they were", () => {
  Object.assign(globalThis, { CSS: { supports: () => false } });
  render(<Answers />);
  const areOpen = () => screen.getAllByRole<HTMLDetailsElement>("group").map(({ open }) => open);
  dispatchEvent(new Event("beforeprint"));
  expect(areOpen()).toEqual([true, true]);
  dispatchEvent(new Event("afterprint"));
  expect(areOpen()).toEqual([true, false]);
});
