import styles from './ResultPlaceholders.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Placeholders in the shape of the results. Without scripts, they mean that the server could not load the results. */
export function ResultPlaceholders() {
  return (
    <>
      <noscript>
        <p>Search isn’t available right now. Please try again shortly.</p>
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
