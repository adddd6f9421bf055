import type { PostSummary } from '@atelier/contracts/content/post';
import { CoverImage } from '../design/CoverImage';
import { growCover } from '../design/growCover';
import tags from '../design/Tag.module.css';
import hidden from '../design/VisuallyHidden.module.css';
import { SiteLink } from '../routing/SiteLink';
import { PostByline } from './PostByline';
import styles from './PostCard.module.css';
import { getAddress, getCategory, readingTime } from './post';

const CARD_SIZES = '(min-width: 1100px) 30vw, (min-width: 700px) 45vw, 90vw';

interface PostCardProps {
  post: PostSummary;
  /** Picture beside the text, for the first card of a list. */
  isWide?: boolean;
  isFirst?: boolean;
  level?: 2 | 3;
}

const formatViews = (views: number): string => `${views.toLocaleString('en-US')} ${views === 1 ? 'view' : 'views'}`;

/** A post in a list; the whole card is a link. */
export function PostCard({ post, isWide = false, isFirst = false, level = 3 }: PostCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={isWide ? `${styles.card} ${styles.wide}` : styles.card}>
      <CoverImage
        src={post.featuredImage}
        facts={post.featuredImageFacts}
        seed={post.slug}
        sizes={isWide ? '(min-width: 900px) 60vw, 100vw' : CARD_SIZES}
        isFirst={isFirst}
        className={styles.cover}
      />
      <div className={styles.words}>
        <p className={styles.labels}>
          {post.featured ? (
            <span className={`${tags.tag} ${tags.featured}`}>Featured</span>
          ) : (
            <span className={tags.tag}>{getCategory(post)}</span>
          )}
          <span>{readingTime(post)}</span>
          {post.views > 0 && <span>{formatViews(post.views)}</span>}
        </p>
        <Heading className={styles.title}>
          <SiteLink href={getAddress(post)} onClick={growCover}>
            {post.title}
          </SiteLink>
        </Heading>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <PostByline post={post} />
        <SiteLink className={styles.more} href={getAddress(post)} onClick={growCover}>
          Read More<span className={hidden.visuallyHidden}>: {post.title}</span>
        </SiteLink>
      </div>
    </article>
  );
}
