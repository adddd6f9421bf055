import { DEFAULT_PAGE_SIZE } from '@atelier/contracts/http/pagination';

export const ROWS_PER_PAGE = [5, 10, 25, 50] as const;

/** How the inbox looks when nobody has chosen anything; an empty view follows the width of the screen. */
export const INBOX_DEFAULTS = {
  search: '',
  status: 'all',
  service: 'all',
  kind: 'all',
  priority: 'all',
  assignee: 'all',
  folder: 'inbox',
  sort: 'created_at',
  order: 'DESC',
  page: '1',
  size: String(DEFAULT_PAGE_SIZE),
  view: '',
};
export type InboxState = typeof INBOX_DEFAULTS;

export const isFiltering = ({ search, status, service, kind, priority, assignee }: InboxState): boolean =>
  search !== '' || [status, service, kind, priority, assignee].some((choice) => choice !== 'all');
