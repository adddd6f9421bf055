import type { PostSummary } from '@atelier/contracts/content/post';
import { shownDate } from '../../design/dates';
import { Initials } from '../../design/Initials';
import { blogAddress } from '../../journal/blogFilter';
import styles from '../../journal/PostByline.module.css';
import { formatDate } from '../../journal/post';
import { SiteLink } from '../../routing/SiteLink';
import { getTeam, useStudio } from '../../studio';

/** Author and date. The author leads to their articles; those of the studio itself lead to the people in it. */
export function LinkedByline({ post }: { post: PostSummary }) {
  const team = getTeam(useStudio());
  const { author } = post;
  return (
    <p className={styles.byline}>
      <Initials name={author ?? team} />
      <SiteLink href={author === null ? '/team' : blogAddress({ author })}>{author ?? team}</SiteLink>
      <time dateTime={formatDate(post)}>{shownDate(formatDate(post))}</time>
    </p>
  );
}
