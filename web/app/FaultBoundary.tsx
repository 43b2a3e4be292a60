import { Component, type ReactNode } from 'react';
import { RouteFault } from './RouteFault.tsx';

/** Catches errors before the router has loaded; the router has its own boundary. */
export class FaultBoundary extends Component<{ children: ReactNode }, { isFaulty: boolean }> {
  override state = { isFaulty: false };

  static getDerivedStateFromError() {
    return { isFaulty: true };
  }

  override render() {
    return this.state.isFaulty ? <RouteFault /> : this.props.children;
  }
}
