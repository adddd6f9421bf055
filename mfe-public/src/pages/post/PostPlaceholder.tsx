import styles from './PostPlaceholder.module.css';

/** Has the shape of the article that comes. */
export function PostPlaceholder() {
  return (
    <section className={styles.placeholder} aria-busy="true" data-testid="post-skeleton">
      <h1 className={styles.heading}>Loading article</h1>
      <span />
      <span />
      <div />
    </section>
  );
}

/** Stands for the text alone, where the head is known already. */
export function TextPlaceholder() {
  return (
    <div className={styles.text} data-testid="post-skeleton" aria-hidden="true">
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
    </div>
  );
}
