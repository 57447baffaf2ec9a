import { Component, type ReactNode } from "react";
import { CrashScreen } from "./crash-screen.tsx";

/** Shows that a page broke instead of a blank window. A new `key` tries again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <CrashScreen /> : this.props.children;
  }
}
