import styles from './FailureScreen.module.css';

/** The last-resort screen: what went wrong, and a reload button (CHR-5). */
export function FailureScreen({ message }: { message: string }) {
  return (
    <div role="alert" className={styles.screen}>
      <h1>Something went wrong</h1>
      <p>{message}</p>
      <p className={styles.actions}>
        <button type="button" onClick={() => window.location.reload()}>
          Reload Application
        </button>
        <a href="/">Return Home</a>
      </p>
    </div>
  );
}
