import type { EventDetail } from '@atelier/contracts';
import { Link } from 'wouter';
import { Button } from '#antd';
import { BackLink } from '../../layout/BackLink';
import { LoadFailed } from '../../layout/LoadFailed';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { formatBytes } from '../../numbers/numbers';
import { useAnswer } from '../../platform/useAnswer';
import { SectionHeader } from '../../resource-page/SectionHeader';
import styles from './Events.module.css';
import { EventTimeline } from './EventTimeline';
import { EVENT_LOG_PATH, eventAddress } from './events.api';
import { eventLabel } from './eventWords';

const searchPath = (filter: 'subject' | 'trace', value: string): string =>
  `${EVENT_LOG_PATH}?${new URLSearchParams({ [filter]: value })}`;

function SearchLink({ filter, value }: { filter: 'subject' | 'trace'; value: string }) {
  return (
    <Link href={searchPath(filter, value)} className={styles.id ?? ''}>
      {value}
    </Link>
  );
}

function Facts({ event }: { event: EventDetail }) {
  const { id, subject, owner, traceId, requestId, bytes, sequence } = event;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Item</dt>
        <dd>
          <SearchLink filter="subject" value={subject} />
        </dd>
      </div>
      <div>
        <dt>Published by</dt>
        <dd>{owner}</dd>
      </div>
      <div>
        <dt>Event ID</dt>
        <dd>
          <SearchLink filter="trace" value={id} />
        </dd>
      </div>
      {traceId !== null && (
        <div>
          <dt>Trace</dt>
          <dd>
            <SearchLink filter="trace" value={traceId} />
          </dd>
        </div>
      )}
      {requestId !== null && (
        <div>
          <dt>Request</dt>
          <dd>
            <SearchLink filter="trace" value={requestId} />
          </dd>
        </div>
      )}
      <div>
        <dt>Place in the stream</dt>
        <dd>
          {sequence}, {formatBytes(bytes)}
        </dd>
      </div>
    </dl>
  );
}

function Data({ event: { data, hiddenFields } }: { event: EventDetail }) {
  return (
    <>
      <h3 className={styles.heading}>Data</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <pre tabIndex={0} className={styles.code}>
        {JSON.stringify(data, undefined, 2)}
      </pre>
      {hiddenFields.length > 0 && (
        <p className={styles.hint}>Hidden because they may contain text or names: {hiddenFields.join(', ')}</p>
      )}
    </>
  );
}

/** One event and its effects in each service. */
export function EventDetailSection({ id }: { id: string }) {
  const { data, error, mutate, isValidating } = useAnswer(eventAddress(id));
  const event = data?.data;
  return (
    <section aria-label="Event">
      <BackLink href={EVENT_LOG_PATH}>All events</BackLink>
      {event === undefined && error === undefined && (
        <div role="status" aria-label="Loading">
          <SkeletonCard rows={8} />
        </div>
      )}
      {event === undefined && error !== undefined && (
        <LoadFailed subject="The event" failure={error.message} onRetry={() => void mutate()} />
      )}
      {event !== undefined && (
        <>
          <SectionHeader
            title={eventLabel(event.type)}
            hint={event.type}
            action={
              <Button loading={isValidating} onClick={() => void mutate()}>
                Refresh
              </Button>
            }
          />
          <Facts event={event} />
          <h3 className={styles.heading}>Timeline</h3>
          <EventTimeline event={event} />
          <Data event={event} />
        </>
      )}
    </section>
  );
}
