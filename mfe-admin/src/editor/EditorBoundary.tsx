import { Component, type ReactNode } from 'react';
import { Button } from '#antd';
import styles from './RichTextField.module.css';

/** Says that the editor could not be fetched; the rest of the form goes on, and keeps what was written. */
export class EditorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className={styles.failed} role="alert">
        <p>The editor could not be loaded. What is written here is kept in this browser.</p>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </div>
    );
  }
}
