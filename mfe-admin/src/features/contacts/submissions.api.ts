import type { ResponseInput, Submission, SubmissionStatus } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import type { InboxState } from './inboxState';

export const STATS_PATH = '/contact/stats';
export const EXPORT_PATH = '/contact/export?format=csv';

/** Path of the list that the state describes; `page` counts from 1. */
export const listPathOf = ({ page, size, sort, order, ...filters }: Omit<InboxState, 'view'>): string => {
  const chosen = Object.entries({
    search: filters.search,
    status: filters.status,
    service_interest: filters.service,
    priority: filters.priority,
  }).filter(([, value]) => value !== '' && value !== 'all');
  const query = new URLSearchParams([['page', page], ['limit', size], ['sort', sort], ['order', order], ...chosen]);
  return `/contact?${query}`;
};

export const responsesPathOf = (id: string): string => `/contact/${id}/responses`;

export const changeStatus = (api: ApiClient, { id }: Submission, status: SubmissionStatus) =>
  api.send('PATCH', `/contact/${id}/status`, { body: { status } });

export const deleteSubmission = (api: ApiClient, { id }: Submission) => api.send('DELETE', `/contact/${id}`);

export const sendResponse = (api: ApiClient, { id }: Submission, response: ResponseInput) =>
  api.send('POST', `/contact/${id}/response`, { body: response });
