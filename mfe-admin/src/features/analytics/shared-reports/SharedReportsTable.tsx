import type { SharedReport } from '@atelier/contracts';
import { formatDate, formatDateTime } from '../../../dates/dates';
import { Status } from '../../../layout/Status';
import { type Column, DataTable } from '../../../resource-page/DataTable';
import { type RowAction, RowMenu } from '../../../resource-page/RowMenu';
import { lastDays } from './lastDays';

interface Props {
  reports: readonly SharedReport[];
  getActions: (report: SharedReport) => readonly RowAction[];
}

function Expiry({ expiresAt }: Pick<SharedReport, 'expiresAt'>) {
  if (expiresAt === null) return 'Never';
  return Date.parse(expiresAt) > Date.now() ? formatDate(expiresAt) : <Status color="default">Expired</Status>;
}

const getColumns = (getActions: Props['getActions']): Column<SharedReport>[] => [
  { title: 'Name', cell: ({ name }) => <b>{name}</b> },
  { title: 'Period', widthPx: 130, cell: ({ days }) => lastDays(days) },
  { title: 'Created by', widthPx: 150, cell: ({ createdBy }) => createdBy ?? 'Unknown' },
  { title: 'Created', widthPx: 120, cell: ({ createdAt }) => formatDate(createdAt) },
  {
    title: 'Last opened',
    widthPx: 180,
    cell: ({ lastOpenedAt }) => (lastOpenedAt === null ? 'Never' : formatDateTime(lastOpenedAt)),
  },
  { title: 'Expires', widthPx: 120, cell: Expiry },
  {
    title: 'Actions',
    hasHiddenTitle: true,
    widthPx: 64,
    cell: (report) => <RowMenu subject={report.name} actions={getActions(report)} />,
  },
];

export function SharedReportsTable({ reports, getActions }: Props) {
  return (
    <DataTable
      label="List of shared reports"
      columns={getColumns(getActions)}
      items={reports}
      getName={({ name }) => name}
    />
  );
}
