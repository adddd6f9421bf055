import { Component, type ReactNode } from 'react';
import { FailureScreen } from './FailureScreen';

/** An error within this time after the first render means that the version is broken. */
const FIRST_MOMENTS_MS = 1000;

interface Props {
  children: ReactNode;
  /** Called instead of showing the failure if the app fails at its first render or shortly after. */
  onBroken: () => void;
  /** It is a part of another remote's page, which goes on without it. */
  isPart: boolean;
}
interface State {
  error?: Error;
}

/** Wraps each remote, so that its errors stay inside it. */
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
    return this.isBroken || this.props.isPart ? null : <FailureScreen message={error.message} />;
  }
}
