import styles from './TextPlaceholder.module.css';

/** Placeholder for the text alone, if the head of its page is already known. */
export function TextPlaceholder({ testId }: { testId: string }) {
  return (
    <div className={styles.text} data-testid={testId} aria-hidden="true">
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
    </div>
  );
}
