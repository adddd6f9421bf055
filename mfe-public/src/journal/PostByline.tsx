import type { PostSummary } from '@atelier/contracts/content/post';
import type { ReactNode } from 'react';
import { shownDate } from '../design/dates';
import { Initials } from '../design/Initials';
import { useStudio } from '../studio';
import styles from './PostByline.module.css';
import { formatDate, getAuthor } from './post';

/** Author and date; `children` are shown in place of the author's plain name. */
export function PostByline({ post, children }: { post: PostSummary; children?: ReactNode }) {
  const author = getAuthor(post, useStudio());
  const date = formatDate(post);
  return (
    <p className={styles.byline}>
      <Initials name={author} />
      <span>{children ?? author}</span>
      <time dateTime={date}>{shownDate(date)}</time>
    </p>
  );
}
