import styles from './VisuallyHidden.module.css';

/** A field that only robots fill in: invisible, outside the tab order, and hidden from screen readers. */
export function Honeypot() {
  return (
    <label className={styles.visuallyHidden} aria-hidden="true">
      Leave empty
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
