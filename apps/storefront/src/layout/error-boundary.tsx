import { Component, type ReactNode } from 'react';
import { sendReport } from '../platform/reporting/report.ts';

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

  override componentDidCatch(error: unknown) {
    sendReport(error, 'A part of the page failed.');
  }

  override render() {
    return this.state.hasError ? this.props.fallback : this.props.children;
  }
}
