import type { QueryOfCall } from '@atelier/contracts';

/** Days are in the reader's time zone. */
export const EVENT_LOG_DEFAULTS = { type: 'all', subject: '', trace: '', from: '', to: '', page: '1' };
export type EventLogState = typeof EVENT_LOG_DEFAULTS;

export type EventLogFilters = Omit<NonNullable<QueryOfCall<'GET /events/log'>>, 'before' | 'limit'>;

/** Browsers return local times without a zone; incomplete input is ignored. */
const isoTime = (local: string): string | undefined => {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
};

const textOrNone = (text: string): string | undefined => (text === '' || text === 'all' ? undefined : text);

/** The filters as the API expects them. */
export const getFilters = ({ type, subject, trace, from, to }: EventLogState): EventLogFilters => ({
  type: textOrNone(type),
  subject: textOrNone(subject),
  trace: textOrNone(trace),
  from: isoTime(from),
  to: isoTime(to),
});
