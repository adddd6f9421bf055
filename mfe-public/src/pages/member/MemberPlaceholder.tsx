import unseen from '../../design/Unseen.module.css';
import styles from './MemberPlaceholder.module.css';

/** Has the shape of the page that comes. */
export function MemberPlaceholder() {
  return (
    <section className={styles.placeholder} aria-busy="true" data-testid="member-skeleton">
      <h1 className={unseen.unseen}>Loading team member</h1>
      <div />
      <p>
        <span />
        <span />
        <span />
      </p>
    </section>
  );
}
