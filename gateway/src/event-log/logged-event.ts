import { type CloudEvent, changeRecorded, cloudEvent, type EventLogQuery, type LoggedEvent } from '@atelier/contracts';

type Filters = Pick<EventLogQuery, 'subject' | 'trace'>;

interface StoredEvent {
  sequence: number;
  event: CloudEvent;
}

/** Undefined if the message is not an event. */
export const parseStoredEvent = (sequence: number, text: string): StoredEvent | undefined => {
  try {
    return { sequence, event: cloudEvent.parse(JSON.parse(text)) as CloudEvent };
  } catch {
    return undefined;
  }
};

const traceIdIn = (traceparent: string | undefined): string | null => traceparent?.split('-')[1] ?? null;

/** Events of earlier releases carry no request ID, except for those of the audit trail. */
const getRequestId = ({ type, data, requestid }: CloudEvent): string | null => {
  if (requestid !== undefined) return requestid;
  const audited = type === changeRecorded.type ? changeRecorded.data.safeParse(data) : undefined;
  return audited?.data?.requestId ?? null;
};

export const toLoggedEvent = ({ sequence, event }: StoredEvent): LoggedEvent => ({
  sequence,
  id: event.id,
  type: event.type,
  subject: event.subject,
  owner: event.source.split('/').at(-1) ?? event.source,
  time: event.time,
  traceId: traceIdIn(event.traceparent),
  requestId: getRequestId(event),
});

const idIn = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined;

/** Whether the event is about this item, and belongs to this trace or request. Events of content have a slug as their subject. */
export const matches = (stored: StoredEvent, { subject, trace }: Filters): boolean => {
  const { id, traceId, requestId } = toLoggedEvent(stored);
  const { event } = stored;
  return (
    (subject === undefined || event.subject === subject || idIn(event.data) === subject) &&
    (trace === undefined || [id, traceId, requestId].includes(trace))
  );
};
