import type { ProjectSummary } from '@atelier/contracts';
import type { TableDefinition } from '../../content-manager/ContentTable';
import { Status } from '../../layout/Status';
import { formatDate, STATUS_COLORS, STATUS_LABELS } from './projectLabels';

/** The projects as a table. */
export const PROJECTS_TABLE: TableDefinition<ProjectSummary> = {
  nameColumn: { title: 'Title', sort: 'title' },
  columns: [
    {
      title: 'Status',
      widthPx: 112,
      cell: ({ status }) => <Status color={STATUS_COLORS[status]}>{STATUS_LABELS[status]}</Status>,
    },
    { title: 'Category', widthPx: 160, isMinor: true, cell: ({ category_display: category }) => category },
    { title: 'Client', widthPx: 150, cell: ({ client }) => client },
    { title: 'Technologies', widthPx: 180, isMinor: true, cell: ({ technologies }) => technologies.join(', ') },
    { title: 'Featured', widthPx: 88, isMinor: true, cell: ({ featured }) => (featured ? 'Yes' : 'No') },
    {
      title: 'Completed',
      sort: 'date',
      widthPx: 124,
      cell: ({ completion_date: date }) => date && <time dateTime={date}>{formatDate(date)}</time>,
    },
  ],
};
