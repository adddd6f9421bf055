import type { QueryOfCall } from '@atelier/contracts';
import { findInstant } from '../../dates/dates';

/** Times are in the studio's time zone. */
export const EVENT_LOG_DEFAULTS = { type: 'all', subject: '', trace: '', from: '', to: '', page: '1' };
export type EventLogState = typeof EVENT_LOG_DEFAULTS;

export type EventLogFilters = Omit<NonNullable<QueryOfCall<'GET /events/log'>>, 'before' | 'limit'>;

const textOrNone = (text: string): string | undefined => (text === '' || text === 'all' ? undefined : text);

/** The filters as the API expects them. */
export const getFilters = ({ type, subject, trace, from, to }: EventLogState): EventLogFilters => ({
  type: textOrNone(type),
  subject: textOrNone(subject),
  trace: textOrNone(trace),
  from: findInstant(from),
  to: findInstant(to),
});
