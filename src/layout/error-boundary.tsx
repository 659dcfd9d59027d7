import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = Readonly<{
  /** The current path. When it changes, the children are rendered again. */
  path: string;
  /** Finds the element around the children. */
  getContainer: () => Element | null | undefined;
  fallback: ReactNode;
  /** Reloads the document if the guard allows it. */
  reload: () => Promise<boolean>;
  children: ReactNode;
}>;

type ErrorBoundaryState = Readonly<{
  path: string;
  /** "thrown" shows nothing until componentDidCatch decides. "broken" and "foreign": a retry failed, too. */
  shows: "children" | "thrown" | "broken" | "foreign";
  /** When the children were last retried, in milliseconds since the epoch. */
  retriedAt: number;
}>;

/** A failure within this time of a retry means that the retry failed, in milliseconds. */
const retryTime = 10_000;

/**
 * Renders its children once more when they throw. If they throw again, it shows `fallback`, or, where
 * a translator or an extension has changed the page's elements, reloads the document. Where the
 * guard forbids that, the page stays as it was, with plain links.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { path: this.props.path, shows: "children", retriedAt: 0 };

  /** The last HTML of the page. */
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

  /** Reads the HTML before React removes the elements that have thrown. */
  override getSnapshotBeforeUpdate(): string | undefined {
    return this.state.shows === "thrown" ? this.props.getContainer()?.innerHTML : undefined;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, html?: string): void {
    this.html = html || this.html;
  }

  override render() {
    const { fallback, children } = this.props;
    switch (this.state.shows) {
      case "children":
        return children;
      case "thrown":
        return null;
      case "broken":
        return fallback;
      case "foreign":
        return <div dangerouslySetInnerHTML={{ __html: this.html }} />;
    }
  }
}

/** Whether React failed because something else changed its elements. */
function isForeignChange(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === "NotFoundError" || error.name === "HierarchyRequestError")
  );
}
