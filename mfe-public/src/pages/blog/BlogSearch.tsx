import type { SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../design/Button';
import { type BlogFilter, blogAddress } from '../../journal/blogFilter';
import styles from './BlogPage.module.css';

/** A plain GET form; with scripts it does not reload the page. */
export function BlogSearch({ filter }: { filter: BlogFilter }) {
  const [, navigate] = useLocation();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    navigate(blogAddress({ category: filter.category, search: words }));
  };
  return (
    <search className={styles.search}>
      <form action="/blog" method="get" onSubmit={search}>
        {filter.category !== '' && <input type="hidden" name="category" value={filter.category} />}
        <label htmlFor="blog-search">Search articles</label>
        <input
          key={filter.search}
          id="blog-search"
          type="search"
          name="search"
          maxLength={100}
          defaultValue={filter.search}
        />
        <Button variant="secondary" type="submit">
          Search
        </Button>
      </form>
    </search>
  );
}
