import type { PostSummary } from '@atelier/contracts/content/post';
import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { isWorthRetrying, serverMessageOr } from '../../data/apiError';
import { useAnswer } from '../../data/useAnswer';
import { useKnownItem } from '../../data/useKnownItem';
import { Button } from '../../design/Button';
import { Missing } from '../../design/Missing';
import { MissingItem } from '../../design/MissingItem';
import { PagePlaceholder } from '../../design/PagePlaceholder';
import { TextPlaceholder } from '../../design/TextPlaceholder';
import { CardGrid, TitledSection } from '../../design/TitledSection';
import { TryAgain } from '../../design/TryAgain';
import { PostCard } from '../../journal/PostCard';
import type { PageProps } from '../../routing/Page';
import { useHeadingAfter } from '../../routing/useArrival';
import { PostArticle } from './PostArticle';
import { PostHead } from './PostHead';
import styles from './PostPage.module.css';
import { LOAD_FAILURE, NO_SUCH_POST, postNeeds, RELATED_POSTS } from './postNeeds';

function PostMissing({ error, retry }: { error: Error | undefined; retry(): void }) {
  const isFault = error !== undefined && isWorthRetrying(error);
  const View = isFault ? Missing : MissingItem;
  return (
    <View
      title={isFault ? 'Unable to load article' : 'Post Not Found'}
      text={serverMessageOr(error, isFault ? LOAD_FAILURE : NO_SUCH_POST)}
    >
      <Button href="/blog">Back to Blog</Button>
      {isFault && <TryAgain retry={retry} variant="secondary" />}
    </View>
  );
}

function Related({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <TitledSection id="related" title="Related articles">
      <CardGrid>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </CardGrid>
    </TitledSection>
  );
}

export function PostPage({ location }: PageProps) {
  const needs = postNeeds(location);
  const { data, error, mutate } = useAnswer(needs.post, FRESH_FOR_MS.general);
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
      <PostMissing error={error} retry={() => void mutate()} />
    );
  return (
    <>
      {post === undefined ? (
        <article aria-busy="true">
          <PostHead post={head} />
          <TextPlaceholder testId="post-skeleton" />
        </article>
      ) : (
        <PostArticle post={post} />
      )}
      <section className={styles.enjoyed} aria-labelledby="enjoyed">
        <h2 id="enjoyed">Enjoyed this article?</h2>
        <p>There’s plenty more where that came from.</p>
        <Button href="/blog">More Articles</Button>
      </section>
      <Related posts={(related.data?.posts ?? []).slice(0, RELATED_POSTS)} />
    </>
  );
}
