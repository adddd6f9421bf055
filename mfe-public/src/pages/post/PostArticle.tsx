import type { Post } from '@atelier/contracts/content/post';
import { RichText } from '../../design/RichText';
import { SiteLink } from '../../routing/SiteLink';
import { PostHead } from './PostHead';
import styles from './PostPage.module.css';

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
      <RichText html={post.content} pictures={post.imageFacts} />
    </div>
  );
}

/** A complete post. */
export function PostArticle({ post }: { post: Post }) {
  return (
    <article>
      <PostHead post={post} />
      <PostBody post={post} />
    </article>
  );
}
