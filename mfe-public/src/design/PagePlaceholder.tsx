import styles from './PagePlaceholder.module.css';
import hidden from './VisuallyHidden.module.css';

/** Has the shape of the one thing that comes: its title and its cover. */
export function PagePlaceholder({ heading, testId }: { heading: string; testId: string }) {
  return (
    <section className={styles.placeholder} aria-busy="true" data-testid={testId}>
      <h1 className={hidden.visuallyHidden}>{heading}</h1>
      <span />
      <span />
      <div />
    </section>
  );
}
