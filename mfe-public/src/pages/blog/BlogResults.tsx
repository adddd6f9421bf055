import type { PostList } from '@atelier/contracts/content/post-http';
import { serverMessageOr } from '../../data/apiError';
import { ActionLink, actionClass } from '../../design/ActionLink';
import { CardPlaceholder } from '../../design/CardPlaceholder';
import { Notice } from '../../design/Notice';
import { Pagination } from '../../design/Pagination';
import { PostCard } from '../../journal/PostCard';
import { RESULTS_ID } from '../../routing/useFilterChange';
import styles from './BlogPage.module.css';
import { type BlogFilter, blogAddress } from './blogNeeds';

interface BlogResultsProps {
  list: PostList | undefined;
  error: Error | undefined;
  retry(): void;
  filter: BlogFilter;
  /** Label of the selected category. */
  category: string | undefined;
}

const LOAD_FAILURE = 'Something went wrong while fetching our latest insights.';
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

const countLine = (total: number, category: string | undefined, search: string): string => {
  const articles = `${total} ${total === 1 ? 'article' : 'articles'}`;
  return `${articles}${category === undefined ? '' : ` in ${category}`}${search === '' ? '' : ` for “${search}”`}`;
};

function Posts({ list, filter }: { list: PostList; filter: BlogFilter }) {
  const isPlain = filter.page === 1 && filter.category === '' && filter.search === '';
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
        addressOf={(page) => blogAddress(filter, { page })}
      />
    </>
  );
}

function Empty({ filter, retry }: { filter: BlogFilter; retry(): void }) {
  const isFiltered = filter.category !== '' || filter.search !== '' || filter.page > 1;
  return (
    <Notice
      title="No Articles Found"
      text={
        isFiltered
          ? 'Nothing here fits that choice. The other shelves are fuller.'
          : 'The first article is being written.'
      }
    >
      {isFiltered ? (
        <ActionLink href="/blog">View All Articles</ActionLink>
      ) : (
        <button type="button" className={actionClass()} onClick={retry}>
          Refresh
        </button>
      )}
      <ActionLink href="/contact?subject=Newsletter" variant="secondary">
        Subscribe for Updates
      </ActionLink>
    </Notice>
  );
}

/** The list of articles, or its empty, failed or loading state. */
export function BlogResults({ list, error, retry, filter, category }: BlogResultsProps) {
  const line = list === undefined ? '' : countLine(list.total, category, filter.search);
  return (
    <section className={styles.results} aria-busy={list === undefined && error === undefined}>
      <p id={RESULTS_ID} tabIndex={-1} className={styles.count} role="status">
        {line || (error === undefined ? 'Loading articles' : '')}
      </p>
      {list !== undefined && list.posts.length > 0 && <Posts list={list} filter={filter} />}
      {list !== undefined && list.posts.length === 0 && <Empty filter={filter} retry={retry} />}
      {error !== undefined && (
        <Notice title="Unable to load articles" text={serverMessageOr(error, LOAD_FAILURE)} role="alert">
          <button type="button" className={actionClass()} onClick={retry}>
            Try Again
          </button>
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
