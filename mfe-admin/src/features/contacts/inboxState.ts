import { DEFAULT_PAGE_SIZE } from '@atelier/contracts/http/pagination';

export const ROWS_PER_PAGE = [5, 10, 25, 50] as const;

/** The default state of the inbox; an empty view follows the screen width. */
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
