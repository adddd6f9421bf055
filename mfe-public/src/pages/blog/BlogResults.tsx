import type { PostList } from '@atelier/contracts/content/post-http';
import { serverMessageOr } from '../../data/apiError';
import { Button } from '../../design/Button';
import { CardPlaceholder } from '../../design/CardPlaceholder';
import { NoSuchPage } from '../../design/NoSuchPage';
import { Notice } from '../../design/Notice';
import { Pagination } from '../../design/Pagination';
import { type BlogFilter, blogAddress, isFiltered } from '../../journal/blogFilter';
import { PostCard } from '../../journal/PostCard';
import { isPastEnd } from '../../routing/pageNumber';
import { RESULTS_ID } from '../../routing/useFilterChange';
import { LOAD_FAILURE } from '../post/postNeeds';
import styles from './BlogPage.module.css';

interface BlogResultsProps {
  list: PostList | undefined;
  error: Error | undefined;
  retry(): void;
  filter: BlogFilter;
  /** Label of the selected category. */
  category: string | undefined;
}

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

const countLine = (total: number, category: string | undefined, { search, tag, author }: BlogFilter): string =>
  [
    `${total} ${total === 1 ? 'article' : 'articles'}`,
    category && `in ${category}`,
    tag && `tagged “${tag}”`,
    author && `by ${author}`,
    search && `for “${search}”`,
  ]
    .filter(Boolean)
    .join(' ');

function Posts({ list, filter }: { list: PostList; filter: BlogFilter }) {
  const isPlain = filter.page === 1 && !isFiltered(filter);
  const featured = isPlain ? list.posts.find((post) => post.featured) : undefined;
  const others = list.posts.filter((post) => post !== featured);
  return (
    <>
      {featured !== undefined && (
        <section aria-label="Featured article" className={styles.featured}>
          <PostCard post={featured} isWide isFirst level={2} />
        </section>
      )}
      <div className={styles.grid}>
        {others.map((post, index) => (
          <PostCard key={post.id} post={post} isFirst={featured === undefined && index === 0} level={2} />
        ))}
      </div>
      <Pagination
        current={filter.page}
        totalPages={list.pagination.totalPages}
        getAddress={(page) => blogAddress({ ...filter, page })}
      />
    </>
  );
}

function Empty({ filter, retry }: { filter: BlogFilter; retry(): void }) {
  const isNarrowed = isFiltered(filter);
  return (
    <Notice
      title="No Articles Found"
      text={isNarrowed ? 'No articles match. Try another topic.' : 'Our first article is on its way.'}
    >
      {isNarrowed ? <Button href="/blog">View All Articles</Button> : <Button onClick={retry}>Refresh</Button>}
      <Button href="/contact?subject=Newsletter" variant="secondary">
        Subscribe for Updates
      </Button>
    </Notice>
  );
}

function Listed({ list, filter, retry }: { list: PostList; filter: BlogFilter; retry(): void }) {
  const { totalPages } = list.pagination;
  if (isPastEnd(filter.page, list))
    return (
      <NoSuchPage page={filter.page} totalPages={totalPages} getAddress={(page) => blogAddress({ ...filter, page })} />
    );
  return list.posts.length > 0 ? <Posts list={list} filter={filter} /> : <Empty filter={filter} retry={retry} />;
}

/** The list of articles, or its empty, failed or loading state. */
export function BlogResults({ list, error, retry, filter, category }: BlogResultsProps) {
  const line = list === undefined ? '' : countLine(list.total, category, filter);
  return (
    <section className={styles.results} aria-busy={list === undefined && error === undefined}>
      <p id={RESULTS_ID} tabIndex={-1} className={styles.count} role="status">
        {line || (error === undefined ? 'Loading articles' : '')}
      </p>
      {list !== undefined && <Listed list={list} filter={filter} retry={retry} />}
      {error !== undefined && (
        <Notice title="Unable to load articles" text={serverMessageOr(error, LOAD_FAILURE)} role="alert">
          <Button onClick={retry}>Try Again</Button>
        </Notice>
      )}
      {list === undefined && error === undefined && (
        <div className={styles.grid}>
          {PLACEHOLDERS.map((key) => (
            <CardPlaceholder key={key} of="post" />
          ))}
        </div>
      )}
    </section>
  );
}
