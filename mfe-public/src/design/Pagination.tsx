import { SiteLink } from '../routing/SiteLink';
import styles from './Pagination.module.css';
import { pageNumbers } from './pageNumbers';

interface PaginationProps {
  current: number;
  totalPages: number;
  getAddress(page: number): string;
}

function Step({ href, label, isPossible }: { href: string; label: string; isPossible: boolean }) {
  if (!isPossible) return <span className={styles.step}>{label}</span>;
  return (
    <SiteLink className={styles.step} href={href} rel={label === 'Next' ? 'next' : 'prev'}>
      {label}
    </SiteLink>
  );
}

/** Links, so that pages work without scripts. Empty if there is only one page. */
export function Pagination({ current, totalPages, getAddress }: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Pagination" className={styles.pagination}>
      <Step label="Previous" href={getAddress(current - 1)} isPossible={current > 1} />
      <ol>
        {pageNumbers(current, totalPages).map((page) => (
          <li key={page}>
            <SiteLink
              href={getAddress(page)}
              aria-label={`Page ${page}`}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </SiteLink>
          </li>
        ))}
      </ol>
      <Step label="Next" href={getAddress(current + 1)} isPossible={current < totalPages} />
    </nav>
  );
}
