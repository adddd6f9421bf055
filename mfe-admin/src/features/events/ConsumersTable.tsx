import type { EventConsumerFigures } from '@atelier/contracts';
import { Link } from 'wouter';
import { formatSecond } from '../../dates/dates';
import { Status } from '../../layout/Status';
import { countOf, formatCount } from '../../numbers/numbers';
import { type Column, DataTable } from '../../resource-page/DataTable';
import styles from './Events.module.css';
import { FAILED_EVENTS_PATH } from './events.api';

type Row = EventConsumerFigures & { id: string };

const getState = ({ pending, inFlight, redelivered }: Row) => {
  if (redelivered > 0) return <Status color="error">Retrying</Status>;
  return pending + inFlight > 0 ? <Status color="warning">Behind</Status> : <Status color="success">Up to date</Status>;
};

const COLUMNS: readonly Column<Row>[] = [
  {
    title: 'Consumer',
    cell: ({ name, types }) => (
      <>
        <strong>{name}</strong>
        <span className={styles.hint}>{countOf(types.length, 'type of event', 'types of events')}</span>
      </>
    ),
  },
  { title: 'State', widthPx: 120, cell: getState },
  { title: 'Waiting', widthPx: 100, cell: ({ pending }) => formatCount(pending) },
  { title: 'In flight', widthPx: 100, cell: ({ inFlight }) => formatCount(inFlight) },
  { title: 'Redelivered', widthPx: 110, cell: ({ redelivered }) => formatCount(redelivered) },
  {
    title: 'Failed',
    widthPx: 100,
    cell: ({ name, deadLetters }) =>
      deadLetters === 0 ? (
        '0'
      ) : (
        <Link href={`${FAILED_EVENTS_PATH}?consumer=${name}`} className={styles.count ?? ''}>
          {formatCount(deadLetters)}
        </Link>
      ),
  },
  {
    title: 'Last event',
    widthPx: 210,
    cell: ({ lastAcknowledgedAt }) => (lastAcknowledgedAt === null ? 'None yet' : formatSecond(lastAcknowledgedAt)),
  },
];

/** The backlog of each service. */
export function ConsumersTable({ consumers }: { consumers: readonly EventConsumerFigures[] }) {
  const rows = consumers.map((consumer) => ({ ...consumer, id: consumer.name }));
  return <DataTable label="List of consumers" columns={COLUMNS} items={rows} getName={({ name }) => name} />;
}
