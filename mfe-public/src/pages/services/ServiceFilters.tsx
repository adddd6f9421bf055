import { SERVICE_CATEGORIES } from '@atelier/contracts/content/service-categories';
import { useRef } from 'react';
import { Button } from '../../design/Button';
import fields from '../../design/Field.module.css';
import { focusResults } from './focusResults';
import styles from './ServiceFilters.module.css';
import { isFiltered, SEARCH_MAX_LENGTH, type ServiceFilter } from './servicesNeeds';
import { useLiveFilter } from './useLiveFilter';

/** A plain GET form; with scripts the list updates while the visitor types. */
export function ServiceFilters({ filter }: { filter: ServiceFilter }) {
  const form = useRef<HTMLFormElement>(null);
  const { choose, type } = useLiveFilter(form, filter);
  return (
    <search className={styles.filters}>
      <form
        ref={form}
        action="/services"
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        <div className={fields.field}>
          <label htmlFor="service-search">Search services</label>
          <input
            id="service-search"
            type="search"
            name="search"
            placeholder="Search services or technologies..."
            maxLength={SEARCH_MAX_LENGTH}
            defaultValue={filter.search}
            onInput={type}
          />
        </div>
        <div className={fields.field}>
          <label htmlFor="service-category">Category</label>
          <select id="service-category" name="category" defaultValue={filter.category} onChange={choose}>
            <option value="">All Categories</option>
            {SERVICE_CATEGORIES.map(({ slug, label }) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <Button variant="secondary" type="submit">
          Search
        </Button>
        {isFiltered(filter) && (
          <Button href="/services" variant="link" onClick={focusResults}>
            Clear
          </Button>
        )}
      </form>
    </search>
  );
}
