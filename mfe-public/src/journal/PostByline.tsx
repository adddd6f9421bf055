import type { PostSummary } from '@atelier/contracts/content/post';
import { shownDate } from '../design/dates';
import { Initials } from '../design/Initials';
import styles from './PostByline.module.css';
import { authorOf, dateOf } from './post';

/** Who and when. */
export function PostByline({ post }: { post: PostSummary }) {
  return (
    <p className={styles.byline}>
      <Initials name={authorOf(post)} />
      <span>{authorOf(post)}</span>
      <time dateTime={dateOf(post)}>{shownDate(dateOf(post))}</time>
    </p>
  );
}
