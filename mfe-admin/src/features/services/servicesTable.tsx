import type { Service } from '@atelier/contracts';
import { ActiveStatus } from '../../content-manager/ActiveStatus';
import type { TableDefinition } from '../../content-manager/ContentTable';
import { formatDate } from '../../dates/dates';

/** The services as a table. */
export const SERVICES_TABLE: TableDefinition<Service> = {
  nameColumn: { title: 'Name', sort: 'name' },
  columns: [
    { title: 'Status', widthPx: 104, cell: ({ is_active: isActive }) => <ActiveStatus isActive={isActive} /> },
    { title: 'Category', widthPx: 172, cell: ({ category_display: category }) => category },
    { title: 'Technologies', widthPx: 180, isMinor: true, cell: ({ technologies }) => technologies.join(', ') },
    { title: 'Timeline', widthPx: 124, isMinor: true, cell: ({ estimated_timeline: timeline }) => timeline },
    {
      title: 'Homepage',
      widthPx: 104,
      isMinor: true,
      cell: ({ show_in_homepage: isShown }) => (isShown ? 'Yes' : 'No'),
    },
    {
      title: 'Added',
      sort: 'date',
      widthPx: 124,
      isMinor: true,
      cell: ({ created_at: at }) => <time dateTime={at}>{formatDate(at)}</time>,
    },
  ],
};
