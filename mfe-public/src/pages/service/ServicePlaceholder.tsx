import styles from './ServicePlaceholder.module.css';
import { LOAD_FAILURE } from './ServiceTrouble';

/** Has the shape of the page that comes. */
export function ServicePlaceholder({ path }: { path: string }) {
  return (
    <section className={styles.placeholder} aria-busy="true" data-testid="service-skeleton">
      <h1 className={styles.heading}>Loading service</h1>
      <noscript>
        <p>
          {LOAD_FAILURE} <a href={path}>Try Again</a>
        </p>
      </noscript>
      <span />
      <span />
      <div />
    </section>
  );
}
