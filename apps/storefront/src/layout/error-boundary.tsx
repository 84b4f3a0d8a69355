import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered in place of the children after an error. */
  fallback: ReactNode;
  children: ReactNode;
}

/** An error boundary for components outside the routes; the routes have the router's. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean }> {
  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override state = { hasError: false };

  override render() {
    return this.state.hasError ? this.props.fallback : this.props.children;
  }
}
