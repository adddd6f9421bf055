import type { QueryOfCall } from '@atelier/contracts';
import { findInstant } from '../../dates/dates';

/** The default filters; days are in the studio's time zone. */
export const ACTIVITY_DEFAULTS = {
  search: '',
  resource: 'all',
  action: 'all',
  actor: 'all',
  item: '',
  from: '',
  to: '',
  page: '1',
};
export type ActivityState = typeof ACTIVITY_DEFAULTS;

export const isFiltering = ({ page: _page, ...state }: ActivityState): boolean =>
  Object.entries(state).some(([name, value]) => value !== ACTIVITY_DEFAULTS[name as keyof ActivityState]);

type Filters = Omit<NonNullable<QueryOfCall<'GET /activity'>>, 'before' | 'limit'>;

const chosen = (value: string): string | undefined => (value === 'all' || value === '' ? undefined : value);

/** The filters as the API expects them: `to` is the end of its day. */
export const getFilters = ({ search, resource, action, actor, item, from, to }: ActivityState): Filters =>
  ({
    search: search || undefined,
    resource: chosen(resource),
    action: chosen(action),
    actor: chosen(actor),
    item: chosen(item),
    from: findInstant(from),
    to: findInstant(to, 1),
  }) as Filters;
