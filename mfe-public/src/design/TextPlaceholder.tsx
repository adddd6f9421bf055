import styles from './TextPlaceholder.module.css';

/** Stands for a text alone, where the head of its page is known already. */
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
