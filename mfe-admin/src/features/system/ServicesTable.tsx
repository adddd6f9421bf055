import type { DatabaseReport, Health } from '@atelier/contracts';
import { Status } from '../../layout/Status';
import { formatDuration } from '../../numbers/numbers';
import { type Column, DataTable } from '../../resource-page/DataTable';

type Database = NonNullable<DatabaseReport['data']['databases']>[number];
type Row = Health['services'][string] & { id: string; database: Database | undefined };

const BROKER = { connected: 'Connected', disconnected: 'Disconnected', unknown: 'Unknown' };

const getDatabase = ({ database }: Row): string => {
  if (database === undefined || database.connected === null) return 'Unknown';
  if (!database.connected) return 'Disconnected';
  return `MongoDB ${database.version ?? ''}, ${formatDuration(database.responseTimeMs)}`;
};

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Service', cell: ({ id }) => <strong>{id}</strong> },
  {
    title: 'State',
    widthPx: 140,
    cell: ({ status }) => (
      <Status color={status === 'ok' ? 'success' : 'error'}>{status === 'ok' ? 'Running' : 'No answer'}</Status>
    ),
  },
  { title: 'Database', widthPx: 220, cell: getDatabase },
  { title: 'Events', widthPx: 140, cell: ({ broker }) => BROKER[broker] },
];

/** Whether each service answers and reaches its database and the broker. */
export function ServicesTable({ health, databases }: { health: Health; databases: readonly Database[] }) {
  const rows = Object.entries(health.services).map(([id, state]) => ({
    ...state,
    id,
    database: databases.find(({ service }) => service === id),
  }));
  return <DataTable isDense label="List of services" columns={COLUMNS} items={rows} getName={({ id }) => id} />;
}
