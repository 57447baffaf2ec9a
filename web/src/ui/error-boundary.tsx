import { Component, type ComponentType, type ReactNode } from "react";

/** Describes the failure to the component that replaces the broken one. */
export interface FailureProps {
  error: unknown;
  onRetry: () => void;
}

export interface ErrorBoundaryProps {
  Failure: ComponentType<FailureProps>;
  /** Runs before the broken part is drawn again. */
  onRetry?: () => void;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

/** Shows `Failure` in the place of children that break, so that the rest of the page stays, and lets people try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  retry = () => {
    this.props.onRetry?.();
    this.setState({ failure: null });
  };

  override render() {
    const { Failure, children } = this.props;
    const { failure } = this.state;
    return failure ? <Failure error={failure.error} onRetry={this.retry} /> : children;
  }
}
