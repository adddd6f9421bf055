import styles from './MemberCardPlaceholder.module.css';

/** A placeholder in the shape of the card. */
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
