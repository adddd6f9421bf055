import type { Redirect } from '@atelier/contracts';
import { formatDateTime } from '../../dates/dates';
import { countOf } from '../../numbers/numbers';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { RowMenu } from '../../resource-page/RowMenu';
import type { MissingRights } from '../../session/useMissingRights';
import styles from './Redirects.module.css';

interface Props {
  redirects: readonly Redirect[];
  missing: MissingRights;
  onEdit: (redirect: Redirect) => void;
  onDelete: (redirect: Redirect) => void;
}

/** The redirects with their use. */
export function RedirectsTable({ redirects, missing, onEdit, onDelete }: Props) {
  const columns: readonly Column<Redirect>[] = [
    { title: 'From', cell: ({ from }) => <b className={styles.address}>{from}</b> },
    { title: 'To', cell: ({ to }) => <span className={styles.address}>{to}</span> },
    {
      title: 'Visits',
      widthPx: 220,
      cell: ({ hits, lastHitAt }) =>
        lastHitAt === null ? (
          <span className={styles.faint}>Not used yet</span>
        ) : (
          <>
            {countOf(hits, 'visit')} <span className={styles.faint}>last {formatDateTime(lastHitAt)}</span>
          </>
        ),
    },
    {
      title: 'Actions',
      hasHiddenTitle: true,
      widthPx: 56,
      cell: (redirect) => (
        <RowMenu
          subject={redirect.from}
          actions={[
            { label: 'Edit', missing: missing.write, run: () => onEdit(redirect) },
            { label: 'Open', run: () => void window.open(redirect.from, '_blank', 'noopener') },
            { label: 'Delete', isDangerous: true, missing: missing.delete, run: () => onDelete(redirect) },
          ]}
        />
      ),
    },
  ];
  return (
    <DataTable label="List of redirects" columns={columns} items={redirects} getName={({ from }) => from} isDense />
  );
}
