import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = Readonly<{
  /** Where the visitor is: another path gives the children another chance. */
  path: string;
  fallback: ReactNode;
  children: ReactNode;
}>;

type ErrorBoundaryState = Readonly<{ hasFailed: boolean; path: string }>;

/**
 * Shows `fallback` in place of children that threw while rendering; adds no DOM of its own.
 * React itself logs the error with its cause.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, path: this.props.path };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { path }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return path === state.path ? null : { hasFailed: false, path };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
