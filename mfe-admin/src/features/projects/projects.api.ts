import type { ProjectDraft, ProjectStatus, ProjectSummary, QueryOfCall } from '@atelier/contracts';
import { type ApiClient, UPLOAD_TIMEOUT_MS } from '@atelier/web-kit/api/ApiClient';
import { addressOf } from '@atelier/web-kit/api/calls';
import { readAllPages } from '../../platform/readAllPages';
import { readEach } from '../../platform/readEach';
import { madeOn } from '../../resource-page/versions';
import type { ProjectListState } from './projectListState';
import type { ProjectUploads } from './projectPictures';

export const PROJECTS_PER_PAGE = 12;
/** The API refuses a shorter search; until then the list stays as it is. */
const MIN_SEARCH_LENGTH = 2;

type Query = QueryOfCall<'GET /projects'>;

type Filters = Omit<ProjectListState, 'view' | 'page'>;

/** What the filters mean; they stand in the page's address, so that the server judges what their words mean. */
const wantedOf = ({ search, status, category, featured }: Filters) => ({
  status: status as Query['status'],
  category: category === 'all' ? undefined : (category as Query['category']),
  featured: featured === 'true' ? ('true' as const) : undefined,
  search: search.length < MIN_SEARCH_LENGTH ? undefined : search,
});

/** The list that the state describes. */
export const projectListAddress = ({ page, ...filters }: Omit<ProjectListState, 'view'>) =>
  addressOf('GET /projects', { query: { page, limit: PROJECTS_PER_PAGE, ...wantedOf(filters) } });

/** Everything that the filters show, with the rich text that lists leave out. */
export const readProjects = async (api: ApiClient, filters: Filters) => {
  const listed = await readAllPages((page, limit) =>
    api.call('GET /projects', { query: { page, limit, ...wantedOf(filters) } }),
  );
  return readEach(listed, async ({ id }) => (await api.call('GET /projects/{id}', { params: { id } })).project);
};

/** Fields and pictures in one form, lists as JSON text. */
const formOf = (draft: ProjectDraft, uploads: ProjectUploads): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(draft))
    form.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  for (const { field, file } of uploads) form.append(field, file, file.name);
  return form;
};

/** Files may take their time; what goes without them is held to that of every call. */
const sending = (draft: ProjectDraft, uploads: ProjectUploads) =>
  uploads.length === 0 ? { body: draft } : { body: formOf(draft, uploads), timeoutMs: UPLOAD_TIMEOUT_MS };

export const createProject = (api: ApiClient, draft: ProjectDraft, uploads: ProjectUploads) =>
  api.call('POST /projects', sending(draft, uploads));

/** A project as it was loaded: a change of it is refused where somebody was faster. */
type Loaded = Pick<ProjectSummary, 'id' | 'version'>;

export const updateProject = (api: ApiClient, { id, version }: Loaded, draft: ProjectDraft, uploads: ProjectUploads) =>
  api.call('PUT /projects/{id}', {
    params: { id },
    headers: madeOn(version),
    ...sending(draft, uploads),
  });

export const setProjectStatus = (api: ApiClient, { id, version }: Loaded, status: ProjectStatus) =>
  api.call('PATCH /projects/{id}/status', { params: { id }, body: { status }, headers: madeOn(version) });

export const deleteProject = (api: ApiClient, { id, version }: Loaded) =>
  api.call('DELETE /projects/{id}', { params: { id }, headers: madeOn(version) });
