import type { QueryOfCall, ResponseInput, Submission, SubmissionStatus } from '@atelier/contracts';
import { type ApiClient, UPLOAD_TIMEOUT_MS } from '@atelier/web-kit/api/ApiClient';
import { addressOf } from '@atelier/web-kit/api/calls';
import type { InboxState } from './inboxState';

type Query = NonNullable<QueryOfCall<'GET /contact'>>;

const chosen = (word: string): string | undefined => (word === '' || word === 'all' ? undefined : word);

/** The list that the state describes, `page` from 1; it stands in the page's address, so that the server judges it. */
export const submissionListAddress = ({ page, size, sort, order, ...filters }: Omit<InboxState, 'view'>) =>
  addressOf('GET /contact', {
    query: {
      page,
      limit: size,
      sort: sort as Query['sort'],
      order,
      search: chosen(filters.search),
      status: chosen(filters.status),
      service_interest: chosen(filters.service),
      priority: chosen(filters.priority),
    },
  });

export const exportSubmissions = (api: ApiClient) =>
  api.call('GET /contact/export', { query: { format: 'csv' }, timeoutMs: UPLOAD_TIMEOUT_MS });

export const changeStatus = (api: ApiClient, { id }: Submission, status: SubmissionStatus) =>
  api.call('PATCH /contact/{id}/status', { params: { id }, body: { status } });

export const deleteSubmission = (api: ApiClient, { id }: Submission) =>
  api.call('DELETE /contact/{id}', { params: { id } });

export const sendResponse = (api: ApiClient, { id }: Submission, response: ResponseInput) =>
  api.call('POST /contact/{id}/response', { params: { id }, body: response });
