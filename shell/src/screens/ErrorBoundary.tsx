import { Component, type ReactNode } from 'react';
import { FailureScreen } from './FailureScreen';

/** An error this soon after the first render means that the version does not work. */
const FIRST_MOMENTS_MS = 1000;

interface Props {
  children: ReactNode;
  /** Called instead of showing the failure when the app breaks at its first render or a moment later. */
  onBroken: () => void;
}
interface State {
  error?: Error;
}

/** One around each remote: what breaks in it stays in it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};
  private readonly createdAtMs = performance.now();
  private isBroken = false;

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch() {
    if (this.isBroken) this.props.onBroken();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    this.isBroken ||= performance.now() - this.createdAtMs < FIRST_MOMENTS_MS;
    return this.isBroken ? null : <FailureScreen message={error.message} />;
  }
}
