import type { PostSummary } from '@atelier/contracts/content/post';
import type { ReactNode } from 'react';
import { Initials } from '../design/Initials';
import { StudioDate } from '../design/StudioDate';
import { useStudio } from '../studio';
import styles from './PostByline.module.css';
import { getAuthor, getDate } from './post';

/** Author and date; `children` are shown in place of the author's plain name. */
export function PostByline({ post, children }: { post: PostSummary; children?: ReactNode }) {
  const author = getAuthor(post, useStudio());
  return (
    <p className={styles.byline}>
      <Initials name={author} />
      <span>{children ?? author}</span>
      <StudioDate at={getDate(post)} />
    </p>
  );
}
