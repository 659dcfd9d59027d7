import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = Readonly<{
  /** Where the visitor is: another path gives the children another chance. */
  path: string;
  /** The selector of the element that holds the children. */
  place: string;
  fallback: ReactNode;
  /** Loads the document again if that may be; for a page that somebody else has changed. */
  reload: () => Promise<boolean>;
  children: ReactNode;
}>;

type ErrorBoundaryState = Readonly<{
  path: string;
  /** "thrown" lasts for one commit; "broken" and "foreign" are what a retry could not help. */
  shows: "children" | "thrown" | "broken" | "foreign";
  /** When the children were last rendered anew, in milliseconds since the epoch. */
  retriedAt: number;
}>;

/** How soon after a retry, in milliseconds, another failure means that the retry did not help. */
const retryTime = 10_000;

/**
 * Renders children that threw once more, from new elements. Where that does not help, it shows
 * `fallback`; but a page whose elements somebody else has changed, as translators and extensions
 * do, is loaded again, or else stays as it stands with its links. Adds no element of its own to the
 * children. React itself logs each error with its cause.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { path: this.props.path, shows: "children", retriedAt: 0 };

  /** The page as it last stood. */
  private html = "";

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { shows: "thrown" };
  }

  static getDerivedStateFromProps(
    { path }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return path === state.path ? null : { path, shows: "children", retriedAt: 0 };
  }

  override componentDidCatch(error: unknown): void {
    const now = Date.now();
    if (now - this.state.retriedAt >= retryTime) {
      this.setState({ shows: "children", retriedAt: now });
    } else if (isForeignChange(error)) {
      this.setState({ shows: "foreign" });
      void this.props.reload();
    } else {
      this.setState({ shows: "broken" });
    }
  }

  override render() {
    const { fallback, place, children } = this.props;
    switch (this.state.shows) {
      case "children":
        return children;
      case "thrown":
        // React removes the old elements before componentDidCatch has new ones rendered.
        this.html = document.querySelector(place)?.innerHTML || this.html;
        return null;
      case "broken":
        return fallback;
      case "foreign":
        return <div dangerouslySetInnerHTML={{ __html: this.html }} />;
    }
  }
}

/** Whether React found other elements in the page than it had put there. */
function isForeignChange(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === "NotFoundError" || error.name === "HierarchyRequestError")
  );
}
