import { RESULTS_ID } from '../../routing/useFilterChange';
import styles from './SearchPlaceholder.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Has the shape of the results that come. Where no script will fetch them, the server could not either. */
export function SearchPlaceholder() {
  return (
    <section className={styles.placeholder} aria-busy="true">
      <noscript>
        <p>The search does not answer right now. Please try again shortly.</p>
      </noscript>
      <p id={RESULTS_ID} tabIndex={-1} role="status">
        Searching
      </p>
      {ROWS.map((row) => (
        <div key={row} className={styles.row} data-testid="result-placeholder" aria-hidden="true">
          <span />
          <span />
        </div>
      ))}
    </section>
  );
}
