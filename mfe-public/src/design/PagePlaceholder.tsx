import styles from './PagePlaceholder.module.css';
import unseen from './Unseen.module.css';

/** Has the shape of the one thing that comes: its title and its cover. */
export function PagePlaceholder({ heading, testId }: { heading: string; testId: string }) {
  return (
    <section className={styles.placeholder} aria-busy="true" data-testid={testId}>
      <h1 className={unseen.unseen}>{heading}</h1>
      <span />
      <span />
      <div />
    </section>
  );
}
