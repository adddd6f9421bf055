import { formatCount, formatDuration } from '../../numbers/numbers';
import { type Column, DataTable } from '../../resource-page/DataTable';
import type { Figures } from './ProcessFigures';
import styles from './System.module.css';

const SHOWN = 10;

type Row = Figures['routes'][number] & { id: string };

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Call', cell: ({ route }) => <code className={styles.call}>{route}</code> },
  { title: 'Requests', widthPx: 110, cell: ({ count }) => formatCount(count) },
  { title: 'Median', widthPx: 110, cell: ({ p50Ms }) => formatDuration(p50Ms) },
  { title: '95th percentile', widthPx: 140, cell: ({ p95Ms }) => formatDuration(p95Ms) },
];

/** The calls with the highest 95th percentile. */
export function RoutesTable({ routes }: Pick<Figures, 'routes'>) {
  const rows = routes
    .toSorted((one, other) => other.p95Ms - one.p95Ms)
    .slice(0, SHOWN)
    .map((route) => ({ ...route, id: route.route }));
  return <DataTable isDense label="List of calls" columns={COLUMNS} items={rows} getName={({ route }) => route} />;
}
