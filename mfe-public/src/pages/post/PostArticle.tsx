import type { Post } from '@atelier/contracts/content/post';
import { Contents } from '../../design/Contents';
import { RichText } from '../../design/RichText';
import { ShareButton } from '../../design/ShareButton';
import { withSections } from '../../design/sections';
import { blogAddress } from '../../journal/blogFilter';
import { SiteLink } from '../../routing/SiteLink';
import { PostHead } from './PostHead';
import styles from './PostPage.module.css';
import { useReadingProgress } from './useReadingProgress';

function PostBody({ post }: { post: Post }) {
  const { html, sections } = withSections(post.content);
  const read = useReadingProgress();
  return (
    <div ref={read} className={styles.body}>
      <Contents sections={sections} />
      <div className={styles.text}>
        <RichText html={html} pictures={post.imageFacts} />
      </div>
      <aside className={styles.foot} aria-label="About this article">
        {post.tags.length > 0 && (
          <ul aria-label="Tags">
            {post.tags.map((tag) => (
              <li key={tag}>
                <SiteLink href={blogAddress({ tag })}>{tag}</SiteLink>
              </li>
            ))}
          </ul>
        )}
        <ShareButton title={post.title} />
        <SiteLink className={styles.back} href="/blog">
          Back to Blog
        </SiteLink>
      </aside>
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
