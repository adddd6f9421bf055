import styles from './PagePlaceholder.module.css';
import hidden from './VisuallyHidden.module.css';

/** Placeholder of a detail page: title and cover. */
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
