import type { SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../design/Button';
import styles from './SearchForm.module.css';
import { MAX_LENGTH, type Search, searchAddress } from './searchNeeds';

/** A plain GET form; with scripts it stays in the page. */
export function SearchForm({ search }: { search: Search }) {
  const [, navigate] = useLocation();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    navigate(q === '' ? '/search' : searchAddress(search, { q }));
  };
  return (
    <search className={styles.search}>
      <form action="/search" method="get" onSubmit={submit}>
        {search.type !== '' && <input type="hidden" name="type" value={search.type} />}
        <label htmlFor="site-search">What are you looking for?</label>
        <input
          key={search.q}
          id="site-search"
          type="search"
          name="q"
          maxLength={MAX_LENGTH}
          defaultValue={search.q}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
