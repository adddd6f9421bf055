import hidden from '../../design/VisuallyHidden.module.css';
import styles from './MemberPlaceholder.module.css';

/** A placeholder in the shape of the page. */
export function MemberPlaceholder() {
  return (
    <section className={styles.placeholder} aria-busy="true" data-testid="member-skeleton">
      <h1 className={hidden.visuallyHidden}>Loading team member</h1>
      <div />
      <p>
        <span />
        <span />
        <span />
      </p>
    </section>
  );
}
