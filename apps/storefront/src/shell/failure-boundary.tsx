import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  /** Stands in the place of what could not be drawn. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps an error outside the screens, whose boundaries are the router's, from taking the page away. React logs the error. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
