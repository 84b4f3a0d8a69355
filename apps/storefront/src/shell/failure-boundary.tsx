import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  /** Rendered in place of the children after an error. */
  fallback: ReactNode;
  children: ReactNode;
}

/** An error boundary for components outside the routes; the routes have the router's. React logs the error. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
