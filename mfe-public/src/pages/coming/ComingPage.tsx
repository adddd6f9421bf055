import { ActionLink } from '../../design/ActionLink';
import { DefaultCover } from '../../design/DefaultCover';
import type { PageProps } from '../../routing/Page';
import styles from './ComingPage.module.css';
import { PLACES_TO_COME } from './placesToCome';

export const SOON = "We're crafting something extraordinary. Check back soon!";

/** The empty state of a section that has no page yet. */
export function ComingPage({ location }: PageProps) {
  return (
    <section className={styles.page}>
      <div className={styles.words}>
        <h1>{PLACES_TO_COME[location.path]}</h1>
        <p>{SOON}</p>
        <ActionLink href="/">Return Home</ActionLink>
      </div>
      <DefaultCover seed={location.path} className={styles.art} />
    </section>
  );
}
