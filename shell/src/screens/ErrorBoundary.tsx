import { Component, type ReactNode } from 'react';
import { FailureScreen } from './FailureScreen';

interface Props {
  children: ReactNode;
}
interface State {
  error?: Error;
}

/** One around each remote: what breaks in it stays in it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <FailureScreen message={error.message} />;
  }
}
