import type { EventSubscriber } from '@atelier/contracts';
import { formatDateTime } from '../../../dates/dates';
import { type Column, DataTable } from '../../../resource-page/DataTable';
import { type RowAction, RowMenu } from '../../../resource-page/RowMenu';
import { summarizeEvents } from '../summarizeEvents';

type Progress = NonNullable<EventSubscriber['progress']>;

const inProgress =
  (cell: (progress: Progress) => string) =>
  ({ progress }: EventSubscriber): string =>
    progress === null ? 'Unknown' : cell(progress);

interface Props {
  subscribers: readonly EventSubscriber[];
  getActions: (subscriber: EventSubscriber) => readonly RowAction[];
}

const getColumns = (getActions: Props['getActions']): Column<EventSubscriber>[] => [
  { title: 'Name', cell: ({ name }) => <b>{name}</b> },
  { title: 'Events', widthPx: 240, cell: ({ events }) => summarizeEvents(events) },
  { title: 'Pending', widthPx: 100, cell: inProgress(({ pending }) => String(pending)) },
  { title: 'Unacknowledged', widthPx: 140, cell: inProgress(({ unacknowledged }) => String(unacknowledged)) },
  {
    title: 'Last activity',
    widthPx: 170,
    cell: inProgress(({ lastActiveAt }) => (lastActiveAt === null ? 'Never' : formatDateTime(lastActiveAt))),
  },
  {
    title: 'Actions',
    hasHiddenTitle: true,
    widthPx: 64,
    cell: (subscriber) => <RowMenu subject={subscriber.name} actions={getActions(subscriber)} />,
  },
];

export function EventSubscribersTable({ subscribers, getActions }: Props) {
  return (
    <DataTable
      label="List of NATS subscribers"
      columns={getColumns(getActions)}
      items={subscribers}
      getName={({ name }) => name}
    />
  );
}
