import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { isCancelled } from '../../data/apiError';
import { useAnswer } from '../../data/useAnswer';
import { PlaceList } from '../../design/PlaceList';
import type { PageProps } from '../../routing/Page';
import { useFilterChange } from '../../routing/useFilterChange';
import { SearchForm } from './SearchForm';
import styles from './SearchPage.module.css';
import { SearchResults } from './SearchResults';
import { getSearch, MIN_LENGTH, type Search, searchNeed } from './searchNeeds';

const PLACES = [
  { href: '/projects', label: 'Work', text: 'What we’ve made' },
  { href: '/services', label: 'Services', text: 'What we can do for you' },
  { href: '/blog', label: 'Journal', text: 'What we’ve learned' },
  { href: '/team', label: 'Team', text: 'Who you’d work with' },
] as const;

function Beginning({ q }: { q: string }) {
  return (
    <section className={styles.beginning} aria-label="Where to begin">
      <p role="status">
        {q === '' ? 'Start typing. We’ll forgive a typo.' : `Search must be at least ${MIN_LENGTH} characters.`}
      </p>
      <PlaceList places={PLACES} />
    </section>
  );
}

function Outcome({ location, search }: PageProps & { search: Search }) {
  const { data, error, mutate } = useAnswer(searchNeed(location), FRESH_FOR_MS.general);
  if (search.q.length < MIN_LENGTH) return <Beginning q={search.q} />;
  const answer = data ?? undefined;
  // A cancelled search was replaced by another one, or is no longer wanted.
  const hasFailed = answer === undefined && error !== undefined && !isCancelled(error);
  return <SearchResults answer={answer} search={search} hasFailed={hasFailed} retry={() => void mutate()} />;
}

export function SearchPage({ location }: PageProps) {
  const search = getSearch(location.search);
  useFilterChange(search.q, search.type, search.page);
  return (
    <>
      <header className={styles.head}>
        <h1>Search</h1>
        <SearchForm search={search} />
      </header>
      <Outcome location={location} search={search} />
    </>
  );
}
