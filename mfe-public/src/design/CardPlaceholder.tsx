import styles from './CardPlaceholder.module.css';

/** Has the shape of the card that comes, which is one of a `post`, a `service` … */
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
