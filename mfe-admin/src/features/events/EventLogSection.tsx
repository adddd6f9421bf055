import type { LoggedEvent } from '@atelier/contracts';
import { Link } from 'wouter';
import { Button } from '#antd';
import { ReloadOutlined } from '#icons';
import { formatSecond } from '../../dates/dates';
import { LoadFailed } from '../../layout/LoadFailed';
import { Message } from '../../layout/Message';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { listStatus } from '../../resource-page/listStatus';
import { SectionHeader } from '../../resource-page/SectionHeader';
import { isFiltering, useListState } from '../../resource-page/useListState';
import { EventLogFilters } from './EventLogFilters';
import styles from './Events.module.css';
import { EVENT_LOG_DEFAULTS } from './eventLogState';
import { eventPath } from './events.api';
import { eventLabel } from './eventWords';
import { useEventLog } from './useEventLog';

const COLUMNS: readonly Column<LoggedEvent>[] = [
  {
    title: 'Event',
    cell: ({ sequence, type }) => (
      <>
        <Link href={eventPath(sequence)} className={styles.name ?? ''}>
          {eventLabel(type)}
        </Link>
        <span className={styles.hint}>{type}</span>
      </>
    ),
  },
  { title: 'Item', widthPx: 260, cell: ({ subject }) => <code className={styles.id}>{subject}</code> },
  { title: 'Published by', widthPx: 120, cell: ({ owner }) => owner },
  { title: 'Time', widthPx: 210, cell: ({ time }) => <time dateTime={time}>{formatSecond(time)}</time> },
];

/** A replayed dead letter is in the log twice with the same ID. */
const toRows = (events: readonly LoggedEvent[]): LoggedEvent[] =>
  events.map((event) => ({ ...event, id: String(event.sequence) }));

interface MoreProps {
  log: ReturnType<typeof useEventLog>;
}

function MoreEvents({ log }: MoreProps) {
  const { hasMore, searchedBackTo, isSearching, searchEarlier } = log;
  return (
    <p className={styles.more} aria-live="polite">
      {hasMore && searchedBackTo !== null && <span>Searched back to {formatSecond(searchedBackTo)}</span>}
      {hasMore ? (
        <Button loading={isSearching} onClick={() => void searchEarlier()}>
          Search earlier events
        </Button>
      ) : (
        'That’s everything. Earlier events aren’t kept.'
      )}
    </p>
  );
}

function EventLogBody({ log, isNarrowed }: MoreProps & { isNarrowed: boolean }) {
  const status = listStatus(log.failure, log.events);
  if (status === 'loading')
    return (
      <div role="status" aria-label="Loading">
        <SkeletonCard rows={8} />
      </div>
    );
  if (status === 'failed')
    return <LoadFailed subject="The events" failure={log.failure} onRetry={() => void log.refresh()} />;
  if (status === 'empty')
    return (
      <>
        <Message level={2} title="No events found">
          <p>{isNarrowed ? 'Try adjusting your filters' : 'Nothing has happened yet'}</p>
        </Message>
        {log.hasMore && <MoreEvents log={log} />}
      </>
    );
  return (
    <>
      <DataTable
        label="List of events"
        columns={COLUMNS}
        items={toRows(log.events ?? [])}
        getName={({ type }) => eventLabel(type)}
      />
      <MoreEvents log={log} />
    </>
  );
}

/** All events that are kept, with filters for type, item, time, and trace. */
export function EventLogSection() {
  const [state, change] = useListState(EVENT_LOG_DEFAULTS);
  const log = useEventLog(state);
  return (
    <section aria-label="Log">
      <SectionHeader
        title="Log"
        hint="Every event, latest first. Open one to see what followed from it."
        action={
          <Button icon={<ReloadOutlined />} loading={log.isRefreshing} onClick={() => void log.refresh()}>
            Refresh
          </Button>
        }
      />
      <EventLogFilters state={state} onChange={change} />
      <EventLogBody log={log} isNarrowed={isFiltering(state, EVENT_LOG_DEFAULTS)} />
    </section>
  );
}
