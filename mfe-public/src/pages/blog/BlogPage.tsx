import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../data/useAnswer';
import { ActionLink } from '../../design/ActionLink';
import { ClosingCall } from '../../design/ClosingCall';
import { Figures } from '../../design/Figures';
import { FilterChips } from '../../design/FilterChips';
import type { PageProps } from '../../routing/Page';
import { useFilterChange } from '../../routing/useFilterChange';
import styles from './BlogPage.module.css';
import { BlogResults } from './BlogResults';
import { BlogSearch } from './BlogSearch';
import { blogFilter, blogNeeds } from './blogNeeds';
import { categoryChips } from './categoryChips';
import { DEFAULT_CATEGORIES } from './defaultCategories';

export function BlogPage({ location }: PageProps) {
  const filter = blogFilter(location.search);
  const needs = blogNeeds(location);
  const list = useAnswer(needs.list, FRESH_FOR_MS.blogList);
  const answered = useAnswer(needs.categories, FRESH_FOR_MS.blogCategories);
  const categories = answered.data?.data ?? DEFAULT_CATEGORIES;
  const counted = answered.data?.data.reduce((sum, { count }) => sum + count, 0);
  useFilterChange(filter.page, filter.category, filter.search);
  return (
    <>
      <section className={styles.hero}>
        <h1>Journal</h1>
        <p>What we learn while we work: on design, on code, and on the people who use both.</p>
        <BlogSearch filter={filter} />
      </section>
      <div className={styles.strip}>
        <Figures
          figures={[
            { value: counted || '50+', label: 'Articles' },
            { value: categories.length, label: 'Categories' },
            { value: '10K+', label: 'Readers' },
            { value: 'Weekly', label: 'Updates' },
          ]}
        />
      </div>
      <FilterChips name="Categories" chips={categoryChips(categories, filter)} />
      <BlogResults
        list={list.data ?? undefined}
        error={list.data === undefined ? list.error : undefined}
        retry={() => void list.mutate()}
        filter={filter}
        category={categories.find(({ slug }) => slug === filter.category)?.label}
      />
      <ClosingCall
        title="Never miss a note."
        text="One letter when there is something worth reading, no more. Write to us and you are on the list."
      >
        <ActionLink href="/contact?subject=Newsletter">Subscribe to the Newsletter</ActionLink>
        <ActionLink href="/about" variant="secondary">
          About the Studio
        </ActionLink>
      </ClosingCall>
    </>
  );
}
