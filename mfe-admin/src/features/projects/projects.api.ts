import type { ProjectDraft, ProjectStatus, ProjectSummary, QueryOfCall } from '@atelier/contracts';
import { type ApiClient, UPLOAD_TIMEOUT_MS } from '@atelier/web-kit/api/ApiClient';
import { addressOf } from '@atelier/web-kit/api/calls';
import { madeOn } from '../../resource-page/versions';
import type { ProjectListState } from './projectListState';
import type { ProjectUploads } from './projectPictures';

export const PROJECTS_PER_PAGE = 12;
/** The API refuses a shorter search; until then the list stays as it is. */
const MIN_SEARCH_LENGTH = 2;

type Query = QueryOfCall<'GET /projects'>;

/** The list that the state describes; it stands in the page's address, so that the server judges what its words mean. */
export const projectListAddress = (state: Omit<ProjectListState, 'view'>) =>
  addressOf('GET /projects', {
    query: {
      page: state.page,
      limit: PROJECTS_PER_PAGE,
      status: state.status as Query['status'],
      category: state.category === 'all' ? undefined : (state.category as Query['category']),
      featured: state.featured === 'true' ? 'true' : undefined,
      search: state.search.length < MIN_SEARCH_LENGTH ? undefined : state.search,
    },
  });

/** Fields and pictures in one form, lists as JSON text. */
const formOf = (draft: ProjectDraft, uploads: ProjectUploads): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(draft))
    form.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  for (const { field, file } of uploads) form.append(field, file, file.name);
  return form;
};

const bodyOf = (draft: ProjectDraft, uploads: ProjectUploads) =>
  uploads.length === 0 ? draft : formOf(draft, uploads);

export const createProject = (api: ApiClient, draft: ProjectDraft, uploads: ProjectUploads) =>
  api.call('POST /projects', { body: bodyOf(draft, uploads), timeoutMs: UPLOAD_TIMEOUT_MS });

/** A project as it was loaded: a change of it is refused where somebody was faster. */
type Loaded = Pick<ProjectSummary, 'id' | 'version'>;

export const updateProject = (api: ApiClient, { id, version }: Loaded, draft: ProjectDraft, uploads: ProjectUploads) =>
  api.call('PUT /projects/{id}', {
    params: { id },
    body: bodyOf(draft, uploads),
    headers: madeOn(version),
    timeoutMs: UPLOAD_TIMEOUT_MS,
  });

export const setProjectStatus = (api: ApiClient, { id, version }: Loaded, status: ProjectStatus) =>
  api.call('PATCH /projects/{id}/status', { params: { id }, body: { status }, headers: madeOn(version) });

export const deleteProject = (api: ApiClient, { id, version }: Loaded) =>
  api.call('DELETE /projects/{id}', { params: { id }, headers: madeOn(version) });
