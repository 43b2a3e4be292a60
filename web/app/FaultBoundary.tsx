import { Component, type ReactNode } from 'react';
import { RouteFault } from './RouteFault.tsx';

/** Around what is loaded before there is a router, which has a boundary of its own. */
export class FaultBoundary extends Component<{ children: ReactNode }, { isFaulty: boolean }> {
  override state = { isFaulty: false };

  static getDerivedStateFromError() {
    return { isFaulty: true };
  }

  override render() {
    return this.state.isFaulty ? <RouteFault /> : this.props.children;
  }
}
