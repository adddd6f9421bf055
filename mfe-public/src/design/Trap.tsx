import styles from './Unseen.module.css';

/** A field for robots: out of sight, out of the tab order, and silent. Whatever fills it in is no person. */
export function Trap({ id }: { id: string }) {
  return (
    <p className={styles.unseen} aria-hidden="true">
      <label htmlFor={id}>Please leave this empty</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </p>
  );
}
