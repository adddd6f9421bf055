import styles from './MemberCardPlaceholder.module.css';

/** Has the shape of the card that comes. */
export function MemberCardPlaceholder() {
  return (
    <div className={styles.placeholder} data-testid="member-placeholder" aria-hidden="true">
      <div />
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
