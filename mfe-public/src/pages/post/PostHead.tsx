import type { PostSummary } from '@atelier/contracts/content/post';
import { CoverImage } from '../../design/CoverImage';
import tags from '../../design/Tag.module.css';
import { TagLink } from '../../design/TagLink';
import { blogAddress } from '../../journal/blogFilter';
import { getCategory, readingTime } from '../../journal/post';
import { LinkedByline } from './LinkedByline';
import styles from './PostHead.module.css';

/** The title, then author and date, then the cover, which extends to the right edge. */
export function PostHead({ post }: { post: PostSummary }) {
  return (
    <header className={styles.head}>
      <p className={styles.labels}>
        <TagLink href={blogAddress({ category: post.category })}>{getCategory(post)}</TagLink>
        {post.featured && <span className={`${tags.tag} ${tags.featured}`}>Featured</span>}
        <span>{readingTime(post)}</span>
      </p>
      <h1>{post.title}</h1>
      <p className={styles.excerpt}>{post.excerpt}</p>
      <div className={styles.byline}>
        <LinkedByline post={post} />
      </div>
      <CoverImage
        src={post.featuredImage}
        facts={post.featuredImageFacts}
        seed={post.slug}
        sizes="(min-width: 900px) 83vw, 100vw"
        isFirst
        whenMissing="hide"
        className={styles.cover}
      />
    </header>
  );
}
