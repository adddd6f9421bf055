import type { SitePageSummary } from '@atelier/contracts';
import { NameLink } from '../../content-manager/ContentTable';
import { EditedStatus } from '../../content-manager/EditedStatus';
import { formatDate } from '../../dates/dates';
import { Status } from '../../layout/Status';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { type RowAction, RowMenu } from '../../resource-page/RowMenu';
import type { Selection } from '../../resource-page/useSelection';
import styles from './SitePages.module.css';

interface Props {
  pages: readonly SitePageSummary[];
  selection: Pick<Selection, 'has' | 'toggle'>;
  /** Undefined for a page that the user may not edit. */
  getEditPath: (page: SitePageSummary) => string | undefined;
  getActions: (page: SitePageSummary) => readonly RowAction[];
}

const getColumns = ({ getEditPath, getActions }: Omit<Props, 'pages' | 'selection'>): Column<SitePageSummary>[] => [
  {
    title: 'Page',
    cell: (page) => (
      <div className={styles.page}>
        <NameLink name={page.title} path={getEditPath(page)} />
        <span>/{page.slug}</span>
      </div>
    ),
  },
  {
    title: 'Status',
    widthPx: 176,
    cell: (page) => (
      <>
        <Status color={page.status === 'published' ? 'success' : 'default'}>
          {page.status === 'published' ? 'Published' : 'Draft'}
        </Status>
        <EditedStatus item={page} />
      </>
    ),
  },
  {
    title: 'Kind',
    widthPx: 112,
    cell: ({ is_system: isSystem }) => (isSystem ? 'System page' : 'Own page'),
  },
  {
    title: 'Changed',
    widthPx: 160,
    cell: ({ updated_at: changedAt, updated_by: by }) => (
      <div className={styles.changed}>
        <time dateTime={changedAt}>{formatDate(changedAt)}</time>
        {by && <span>{by}</span>}
      </div>
    ),
  },
  {
    title: 'Actions',
    hasHiddenTitle: true,
    widthPx: 48,
    cell: (page) => <RowMenu subject={page.title} actions={getActions(page)} />,
  },
];

export function SitePagesTable({ pages, selection, ...props }: Props) {
  return (
    <DataTable
      label="Pages of the site"
      columns={getColumns(props)}
      items={pages}
      selection={selection}
      getName={({ title }) => title}
    />
  );
}
