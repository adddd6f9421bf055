import type { Member } from '@atelier/contracts';
import { ActiveStatus } from '../../content-manager/ActiveStatus';
import type { TableDefinition } from '../../content-manager/ContentTable';
import { formatDate } from '../../dates/dates';
import { expertiseLabel } from './memberLabels';

/** The members as a table. */
export const TEAM_TABLE: TableDefinition<Member> = {
  nameColumn: { title: 'Name', sort: 'name' },
  columns: [
    { title: 'Position', widthPx: 180, cell: ({ position }) => position },
    { title: 'Department', widthPx: 124, isMinor: true, cell: ({ department }) => department },
    { title: 'Expertise', widthPx: 112, isMinor: true, cell: ({ expertise_level: level }) => expertiseLabel(level) },
    {
      title: 'Status',
      widthPx: 104,
      cell: ({ is_active: isActive }) => <ActiveStatus isActive={isActive} />,
    },
    {
      title: 'Featured',
      widthPx: 88,
      isMinor: true,
      cell: ({ is_featured: isFeatured }) => (isFeatured ? 'Yes' : 'No'),
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
