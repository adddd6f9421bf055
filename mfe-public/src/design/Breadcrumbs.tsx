import type { Place } from '../head/breadcrumbs';
import { SiteLink } from '../routing/SiteLink';
import styles from './Breadcrumbs.module.css';

/** Breadcrumb navigation; the last item is the current page. */
export function Breadcrumbs({ places }: { places: readonly Place[] }) {
  const above = places.slice(0, -1);
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs}>
      <ol>
        {above.map(({ name, path }) => (
          <li key={path}>
            <SiteLink href={path}>{name}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{places.at(-1)?.name}</li>
      </ol>
    </nav>
  );
}
