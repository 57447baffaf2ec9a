import { Component, type ComponentType, type ReactNode } from "react";

/** What is shown in the place of something that broke. */
export interface FailureProps {
  error: unknown;
  onRetry: () => void;
}

export interface ErrorBoundaryProps {
  Failure: ComponentType<FailureProps>;
  /** Called before what broke is drawn again. */
  onRetry?: () => void;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

/** Keeps what breaks inside it from taking the rest of the page away, and lets people try it again. */
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
