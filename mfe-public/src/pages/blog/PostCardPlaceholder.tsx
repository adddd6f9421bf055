import styles from './PostCardPlaceholder.module.css';

/** Has the shape of the card that comes. */
export function PostCardPlaceholder() {
  return (
    <div className={styles.placeholder} data-testid="post-placeholder" aria-hidden="true">
      <div />
      <span />
      <span />
      <span />
    </div>
  );
}
