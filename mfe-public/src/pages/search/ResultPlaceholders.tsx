import styles from './ResultPlaceholders.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Have the shape of the results that come. Where no script will fetch them, the server could not either. */
export function ResultPlaceholders() {
  return (
    <>
      <noscript>
        <p>The search does not answer right now. Please try again shortly.</p>
      </noscript>
      <div aria-hidden="true">
        {ROWS.map((row) => (
          <div key={row} className={styles.row} data-testid="result-placeholder">
            <span />
            <span />
          </div>
        ))}
      </div>
    </>
  );
}
