import { render, screen } from "@testing-library/react";
import { ErrorBoundary } from "../../src/not-found/error-boundary";

function Broken(): never {
  throw new Error("broken on purpose");
}

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

test("children that throw are replaced by the fallback, and the console gets the cause", () => {
  render(
    <ErrorBoundary path="/a" fallback="fallback">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText("fallback")).toBeInTheDocument();
  expect(JSON.stringify(jest.mocked(console.error).mock.calls.map(String))).toContain(
    "broken on purpose",
  );
});

test("another path gives the children another chance", () => {
  const { rerender } = render(
    <ErrorBoundary path="/a" fallback="fallback">
      <Broken />
    </ErrorBoundary>,
  );
  rerender(
    <ErrorBoundary path="/b" fallback="fallback">
      fine
    </ErrorBoundary>,
  );
  expect(screen.getByText("fine")).toBeInTheDocument();
});

test("the boundary adds no element of its own", () => {
  const { container } = render(
    <ErrorBoundary path="/a" fallback="fallback">
      <p>only child</p>
    </ErrorBoundary>,
  );
  expect(container.innerHTML).toBe("<p>only child</p>");
});
