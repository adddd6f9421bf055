import type { PostSummary } from '@atelier/contracts/content/post';
import { shownDate } from '../design/dates';
import { Initials } from '../design/Initials';
import { useStudio } from '../studio';
import styles from './PostByline.module.css';
import { formatDate, getAuthor } from './post';

/** Author and date. */
export function PostByline({ post }: { post: PostSummary }) {
  const author = getAuthor(post, useStudio());
  return (
    <p className={styles.byline}>
      <Initials name={author} />
      <span>{author}</span>
      <time dateTime={formatDate(post)}>{shownDate(formatDate(post))}</time>
    </p>
  );
}
