import type { PostSummary } from '@atelier/contracts/content/post';
import { Button } from '../../design/Button';
import { PostCard } from '../../journal/PostCard';
import styles from './LatestPosts.module.css';

/** The latest posts; the first one is shown large. */
export function LatestPosts({ posts }: { posts: readonly PostSummary[] }) {
  const [first, ...others] = posts;
  if (first === undefined) return null;
  return (
    <section className={styles.posts} aria-labelledby="latest-posts">
      <div className={styles.head}>
        <h2 id="latest-posts">From the journal</h2>
        <Button href="/blog" variant="link">
          All Articles
        </Button>
      </div>
      <PostCard post={first} isWide />
      <div className={styles.others}>
        {others.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
    </section>
  );
}
