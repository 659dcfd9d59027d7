import { act, renderHook } from "@testing-library/react";
import { useAnswers } from "../../src/answers/use-answers";
import { routes } from "../../src/site/site";

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, "", routes.support);
});
afterEach(() => jest.useRealTimers());

function type(words: string) {
  const { result } = renderHook(() => useAnswers([], location));
  act(() => result.current.setQuery(words));
}
const rest = () => act(() => jest.advanceTimersByTime(1000));

test("an address that a link has changed meanwhile does not get it", () => {
  type("pin");
  history.pushState(null, "", routes.privacyPolicy);
  rest();
  expect(location.pathname + location.search).toBe(routes.privacyPolicy);
});
