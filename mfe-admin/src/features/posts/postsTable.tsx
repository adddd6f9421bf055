import type { PostSummary } from '@atelier/contracts';
import type { TableDefinition } from '../../content-manager/ContentTable';
import { formatDate } from '../../dates/dates';
import { Status } from '../../layout/Status';
import { formatCount } from '../../numbers/numbers';
import { STATUS_COLORS, STATUS_LABELS } from './postLabels';

/** The posts as a table. */
export const POSTS_TABLE: TableDefinition<PostSummary> = {
  nameColumn: { title: 'Title', sort: 'title' },
  columns: [
    {
      title: 'Status',
      widthPx: 112,
      cell: ({ status }) => <Status color={STATUS_COLORS[status]}>{STATUS_LABELS[status]}</Status>,
    },
    { title: 'Category', widthPx: 120, isMinor: true, cell: ({ categoryLabel }) => categoryLabel },
    { title: 'Tags', widthPx: 160, isMinor: true, cell: ({ tags }) => tags.join(', ') },
    { title: 'Author', widthPx: 140, cell: ({ author }) => author ?? 'No author' },
    { title: 'Views', widthPx: 80, isMinor: true, cell: ({ views }) => views > 0 && formatCount(views) },
    {
      title: 'Date',
      sort: 'date',
      widthPx: 124,
      cell: ({ publishDate, createdAt }) => (
        <time dateTime={publishDate ?? createdAt}>{formatDate(publishDate ?? createdAt)}</time>
      ),
    },
  ],
};
