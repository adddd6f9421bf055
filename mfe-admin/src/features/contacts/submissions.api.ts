import type { QueryOfCall, ResponseInput, Submission, SubmissionPatch, SubmissionStatus } from '@atelier/contracts';
import { type ApiClient, UPLOAD_TIMEOUT_MS } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';
import { withVersion } from '../../resource-page/versions';
import type { InboxState } from './inboxState';

type Query = NonNullable<QueryOfCall<'GET /contact'>>;

const chosen = (word: string): string | undefined => (word === '' || word === 'all' ? undefined : word);

type Wanted = Omit<InboxState, 'page' | 'size' | 'view'>;

/** The sort order and filters of the list, unchecked; the server validates them. */
const getWanted = ({ sort, order, search, status, service, kind, priority, assignee, folder }: Wanted) => ({
  sort: sort as Query['sort'],
  order,
  search: chosen(search),
  status: chosen(status),
  service_interest: chosen(service),
  kind: chosen(kind),
  priority: chosen(priority),
  assignee: chosen(assignee),
  folder: folder === 'inbox' ? undefined : (folder as Query['folder']),
});

/** The address of the list call; `page` starts at 1. */
export const submissionListAddress = ({ page, size, ...wanted }: Omit<InboxState, 'view'>) =>
  getAddress('GET /contact', { query: { page, limit: size, ...getWanted(wanted) } });

/** Exports all messages that match the filters, on all pages. */
export const exportSubmissions = (api: ApiClient, state: InboxState) =>
  api.call('GET /contact/export', { query: { format: 'csv', ...getWanted(state) }, timeoutMs: UPLOAD_TIMEOUT_MS });

/** A colleague who can be assigned a message. */
export interface Colleague {
  id: string;
  name: string;
}

/** The loaded version of a message; a change is rejected if someone else saved first. */
type Loaded = Pick<Submission, 'id' | 'version'>;

export const readSubmission = async (api: ApiClient, { id }: Pick<Submission, 'id'>): Promise<Submission> =>
  (await api.call('GET /contact/{id}', { params: { id } })).data;

export const changeStatus = (api: ApiClient, { id, version }: Loaded, status: SubmissionStatus) =>
  api.call('PATCH /contact/{id}/status', { params: { id }, body: { status }, headers: withVersion(version) });

export const deleteSubmission = (api: ApiClient, { id, version }: Loaded) =>
  api.call('DELETE /contact/{id}', { params: { id }, headers: withVersion(version) });

export const assignTo = (api: ApiClient, { id, version }: Loaded, colleague: Colleague | null) =>
  api.call('PATCH /contact/{id}/assignee', {
    params: { id },
    body: colleague === null ? { userId: null } : { userId: colleague.id, name: colleague.name },
    headers: withVersion(version),
  });

export const keepNotes = (api: ApiClient, { id, version, status }: Submission, notes: string) =>
  api.call('PUT /contact/{id}/status', { params: { id }, body: { status, notes }, headers: withVersion(version) });

export const markSpam = (api: ApiClient, { id, version }: Loaded, spam: boolean) =>
  api.call('PATCH /contact/{id}/spam', { params: { id }, body: { spam }, headers: withVersion(version) });

export const getFile = (api: ApiClient, id: string) =>
  api.call('GET /contact/{id}/file', { params: { id }, timeoutMs: UPLOAD_TIMEOUT_MS });

export const restoreSubmission = (api: ApiClient, { id }: Pick<Submission, 'id'>) =>
  api.call('POST /contact/{id}/restore', { params: { id } });

const seen = ({ id, version }: Loaded) => ({ id, expectedVersion: version });

/** Changes many messages, at most 100. */
export const changeSubmissions = (api: ApiClient, submissions: readonly Loaded[], data: SubmissionPatch) =>
  api.call('PATCH /contact/bulk', { body: { updates: submissions.map((one) => ({ ...seen(one), data })) } });

export const deleteSubmissions = (api: ApiClient, submissions: readonly Loaded[]) =>
  api.call('DELETE /contact/bulk', { body: { ids: submissions.map(seen) } });

export const restoreSubmissions = (api: ApiClient, submissions: readonly Pick<Submission, 'id'>[]) =>
  api.call('POST /contact/restore', { body: { ids: submissions.map(({ id }) => id) } });

export const colleaguesAddress = getAddress('GET /auth/colleagues', { query: { reading: 'contact' } });

export const sendResponse = (api: ApiClient, { id, version }: Loaded, response: ResponseInput) =>
  api.call('POST /contact/{id}/response', { params: { id }, body: response, headers: withVersion(version) });
