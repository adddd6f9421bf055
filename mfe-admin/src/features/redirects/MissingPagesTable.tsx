import type { MissingPage } from '@atelier/contracts';
import { formatDateTime } from '../../dates/dates';
import { countOf } from '../../numbers/numbers';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { PermittedButton } from '../../resource-page/PermittedButton';
import styles from './Redirects.module.css';

interface Props {
  pages: readonly MissingPage[];
  missing: string | undefined;
  onRedirect: (path: string) => void;
}

/** The paths that visitors requested in vain. */
export function MissingPagesTable({ pages, missing, onRedirect }: Props) {
  const columns: readonly Column<MissingPage & { id: string }>[] = [
    { title: 'Path', cell: ({ path }) => <span className={styles.address}>{path}</span> },
    { title: 'Visits', widthPx: 112, cell: ({ hits }) => countOf(hits, 'visit') },
    {
      title: 'Last',
      widthPx: 200,
      isMinor: true,
      cell: ({ lastSeenAt }) => <time dateTime={lastSeenAt}>{formatDateTime(lastSeenAt)}</time>,
    },
    {
      title: 'Actions',
      hasHiddenTitle: true,
      widthPx: 152,
      cell: ({ path }) => (
        <PermittedButton
          size="small"
          missing={missing}
          onClick={() => onRedirect(path)}
          aria-label={`Redirect this: ${path}`}
        >
          Redirect this
        </PermittedButton>
      ),
    },
  ];
  const rows = pages.map((page) => ({ ...page, id: page.path }));
  return (
    <DataTable label="List of missing pages" columns={columns} items={rows} getName={({ path }) => path} isDense />
  );
}
