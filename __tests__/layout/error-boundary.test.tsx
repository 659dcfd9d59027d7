import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { ErrorBoundary } from "../../src/layout/error-boundary";

const reload = jest.fn(() => Promise.resolve(true));

beforeEach(() => {
  reload.mockClear();
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function inBoundary(children: ReactNode) {
  return (
    <main>
      <ErrorBoundary
        path="/a"
        getContainer={() => document.querySelector("main")}
        fallback="fallback"
        reload={reload}
      >
        {children}
      </ErrorBoundary>
    </main>
  );
}

/** A page as nobody here writes it: a bare text that comes and goes beside others. */
function Page({ isLong }: Readonly<{ isLong: boolean }>) {
  return (
    <p>
      <b>page</b>
      {isLong ? " and more" : null}
    </p>
  );
}

/** What a translator does to the text nodes of a page. */
function translateTexts() {
  for (const node of [...document.querySelectorAll("p")].flatMap((p) => [...p.childNodes])) {
    if (node instanceof Text) node.replaceWith(document.createElement("font"));
  }
}

test("a page that a translator changed is rendered again, without a reload", () => {
  const { rerender, container } = render(inBoundary(<Page isLong />));
  translateTexts();
  rerender(inBoundary(<Page isLong={false} />));
  expect(container.innerHTML).toBe("<main><p><b>page</b></p></main>");
  expect(reload).not.toHaveBeenCalled();
});

test("if that fails too, it is reloaded and stays visible meanwhile", () => {
  const { rerender, container } = render(inBoundary(<Page isLong />));
  for (const isLong of [false, true, false]) {
    rerender(inBoundary(<Page isLong={isLong} />));
    translateTexts();
  }
  rerender(inBoundary(<Page isLong />));
  translateTexts();
  rerender(inBoundary(<Page isLong={false} />));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(container).toHaveTextContent("page");
  expect(container).not.toHaveTextContent("fallback");
});
