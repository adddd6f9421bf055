import styles from './CardPlaceholder.module.css';

/** A placeholder in the shape of the card: a post, a service, and so on. */
export function CardPlaceholder({ of }: { of: string }) {
  return (
    <div className={styles.placeholder} data-testid={`${of}-placeholder`} aria-hidden="true">
      <div />
      <span />
      <span />
      <span />
    </div>
  );
}
