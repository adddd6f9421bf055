import styles from './VisuallyHidden.module.css';

/** A field that only robots fill in: invisible, outside the tab order, and hidden from screen readers. */
export function Honeypot() {
  return (
    <div className={styles.visuallyHidden} aria-hidden="true">
      <label>
        Leave empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
