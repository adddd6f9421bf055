import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../data/useAnswer';
import { Button } from '../../design/Button';
import { ClosingCall } from '../../design/ClosingCall';
import { Figures } from '../../design/Figures';
import { FilterChips } from '../../design/FilterChips';
import { blogFilter } from '../../journal/blogFilter';
import type { PageProps } from '../../routing/Page';
import { useFilterChange } from '../../routing/useFilterChange';
import { useStudio } from '../../studio';
import styles from './BlogPage.module.css';
import { BlogResults } from './BlogResults';
import { BlogSearch } from './BlogSearch';
import { blogNeeds } from './blogNeeds';
import { categoryChips } from './categoryChips';
import { DEFAULT_CATEGORIES } from './defaultCategories';

export function BlogPage({ location }: PageProps) {
  const filter = blogFilter(location.search);
  const needs = blogNeeds(location);
  const list = useAnswer(needs.list, FRESH_FOR_MS.blogList);
  const answered = useAnswer(needs.categories, FRESH_FOR_MS.blogCategories);
  const categories = answered.data?.data ?? DEFAULT_CATEGORIES;
  const counted = answered.data?.data.reduce((sum, { count }) => sum + count, 0);
  const { figures, hasSampleTexts } = useStudio();
  useFilterChange(filter.page, filter.category, [filter.search, filter.tag, filter.author].join(' '));
  return (
    <>
      <section className={styles.hero}>
        <h1>Journal</h1>
        <p>What we learn on the job about design, code and the people who use them.</p>
        <BlogSearch filter={filter} />
      </section>
      <div className={styles.strip}>
        <Figures
          figures={[
            { value: counted || (hasSampleTexts ? '50+' : 0), label: 'Articles' },
            { value: counted === 0 && !hasSampleTexts ? 0 : categories.length, label: 'Categories' },
            { value: figures.readers, label: 'Readers' },
            { value: hasSampleTexts ? 'Weekly' : '', label: 'Updates' },
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
        look="lines"
        title="Read it your way."
        text={
          <>
            The whole journal comes as <a href="/rss.xml">RSS</a>, <a href="/atom.xml">Atom</a> and{' '}
            <a href="/feed.json">JSON</a>, for the reader you already use. Email works too.
          </>
        }
      >
        <Button href="/newsletter">Subscribe to the Newsletter</Button>
        <Button href="/about" variant="secondary">
          About the Studio
        </Button>
      </ClosingCall>
    </>
  );
}
