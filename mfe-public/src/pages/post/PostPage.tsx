import type { Post, PostSummary } from '@atelier/contracts/content/post';
import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { serverMessageOr } from '../../data/apiError';
import { useAnswer } from '../../data/useAnswer';
import { useKnownItem } from '../../data/useKnownItem';
import { ActionLink } from '../../design/ActionLink';
import { Missing } from '../../design/Missing';
import { PagePlaceholder } from '../../design/PagePlaceholder';
import { RichText } from '../../design/RichText';
import { TextPlaceholder } from '../../design/TextPlaceholder';
import { PostCard } from '../../journal/PostCard';
import type { PageProps } from '../../routing/Page';
import { SiteLink } from '../../routing/SiteLink';
import { useHeadingAfter } from '../../routing/useArrival';
import { PostHead } from './PostHead';
import styles from './PostPage.module.css';
import { NO_SUCH_POST, postNeeds, RELATED_POSTS } from './postNeeds';

function PostNotFound({ error }: { error: Error | undefined }) {
  return (
    <Missing title="Post Not Found" text={serverMessageOr(error, NO_SUCH_POST)}>
      <ActionLink href="/blog">Back to Blog</ActionLink>
    </Missing>
  );
}

function PostBody({ post }: { post: Post }) {
  return (
    <div className={styles.body}>
      <aside className={styles.margin} aria-label="About this article">
        <SiteLink href="/blog">Back to Blog</SiteLink>
        {post.tags.length > 0 && (
          <ul aria-label="Tags">
            {post.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </aside>
      <RichText html={post.content} />
    </div>
  );
}

function Related({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">Related articles</h2>
      <div className={styles.grid}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
    </section>
  );
}

export function PostPage({ location }: PageProps) {
  const needs = postNeeds(location);
  const { data, error } = useAnswer(needs.post, FRESH_FOR_MS.general);
  const post = data?.post;
  const known = useKnownItem<PostSummary>('posts', location.params.slug);
  const related = useAnswer(post === undefined ? null : needs.related, FRESH_FOR_MS.general);
  const isWaiting = data === undefined && error === undefined;
  const head = post ?? (isWaiting ? known : undefined);
  useHeadingAfter(isWaiting);
  if (head === undefined)
    return isWaiting ? (
      <PagePlaceholder heading="Loading article" testId="post-skeleton" />
    ) : (
      <PostNotFound error={error} />
    );
  return (
    <>
      <article aria-busy={isWaiting}>
        <PostHead post={head} />
        {post === undefined ? <TextPlaceholder testId="post-skeleton" /> : <PostBody post={post} />}
      </article>
      <section className={styles.enjoyed} aria-labelledby="enjoyed">
        <h2 id="enjoyed">Enjoyed this article?</h2>
        <p>There is more where it came from, and a studio behind it that likes to be asked.</p>
        <ActionLink href="/blog">More Articles</ActionLink>
      </section>
      <Related posts={(related.data?.posts ?? []).slice(0, RELATED_POSTS)} />
    </>
  );
}
