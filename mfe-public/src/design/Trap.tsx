import styles from './VisuallyHidden.module.css';

/** A field for robots: out of sight, out of the tab order, and silent. Whatever fills it in is no person. */
export function Trap() {
  return (
    <label className={styles.visuallyHidden} aria-hidden="true">
      Leave empty
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
