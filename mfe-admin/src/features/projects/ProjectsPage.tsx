import type { Project, ProjectDraft, ProjectStats, ProjectSummary, QueryOfCall } from '@atelier/contracts';
import { PROJECT_TECHNOLOGIES } from '@atelier/contracts/content/project';
import { UPLOAD_TIMEOUT_MS } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';
import { LIST_DEFAULTS } from '../../content-manager/ContentType';
import type { ManagerDefinition } from '../../content-manager/ManagerDefinition';
import { type Entry, getBody } from '../../forms/toFormData';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { ArrangedManager, type Arrangement } from '../../ordering/ArrangedManager';
import { ALL } from '../../resource-page/FilterSelect';
import { RESTORABLE } from '../../resource-page/restorable';
import { withVersion } from '../../resource-page/versions';
import type { PageProps } from '../../routing/AdminRoute';
import { ProjectCard } from './ProjectCard';
import { ProjectEditor } from './ProjectEditor';
import { formOfProject, projectForm } from './projectForm';
import { CATEGORY_CHOICES, STATUS_FILTERS } from './projectLabels';
import { PROJECTS_TABLE } from './projectsTable';

/** The API rejects shorter searches; until then the list does not change. */
const MIN_SEARCH_LENGTH = 2;
const DEFAULTS = { ...LIST_DEFAULTS, status: 'all', category: 'all', featured: 'all' };

type Query = QueryOfCall<'GET /projects'>;

/** Uploads may take a minute; saves without files keep the normal timeout. */
const sending = <Draft extends object>(entry: Entry<Draft>) => ({
  body: getBody(entry),
  ...(entry.files?.length ? { timeoutMs: UPLOAD_TIMEOUT_MS } : {}),
});

const openNew = (address: string) => void window.open(address, '_blank', 'noopener');

export const PROJECTS: ManagerDefinition<ProjectSummary, Project, ProjectDraft, typeof DEFAULTS, ProjectStats['data']> =
  {
    sort: CONTENT_SORTS.projects,
    path: '/admin/projects',
    title: 'Projects Manager',
    subtitle: 'Manage your portfolio projects and showcase your work',
    add: { label: 'Add Project', first: 'Add Your First Project', hint: 'Get started by adding your first project' },
    editTitle: 'Edit Project',
    showsForbidden: true,
    getName: ({ title }) => title,
    words: {
      created: 'Project created successfully',
      updated: 'Project updated successfully',
      deleted: 'Project deleted successfully',
      confirmDelete: `Are you sure you want to delete this project? ${RESTORABLE}`,
      saveFailed: 'Failed to save project',
      deleteFailed: 'Failed to delete project',
      loadFailed: 'Failed to load projects',
      edit: 'Edit Project',
      delete: 'Delete Project',
      reloadDelayMs: 1000,
    },
    defaults: DEFAULTS,
    pageSize: 12,
    rows: 'projects',
    list: ({ search, status, category, featured, sort }, page) =>
      getAddress('GET /projects', {
        query: {
          ...page,
          status: status as Query['status'],
          category: category === 'all' ? undefined : (category as Query['category']),
          featured: featured === 'true' ? 'true' : undefined,
          search: search.length < MIN_SEARCH_LENGTH ? undefined : search,
          sort: (sort || undefined) as Query['sort'],
        },
      }),
    isListShort: true,
    filters: [
      { name: 'status', label: 'Status', choices: [ALL, ...STATUS_FILTERS] },
      { name: 'category', label: 'Category', choices: [ALL, ...CATEGORY_CHOICES] },
    ],
    stats: getAddress('GET /projects/stats'),
    figures: (stats) => [
      { label: 'Total Projects', value: stats?.total, filter: { status: 'all', featured: 'all' } },
      { label: 'Published', value: stats?.published, filter: { status: 'published', featured: 'all' } },
      { label: 'Draft', value: stats?.draft, filter: { status: 'draft', featured: 'all' } },
      { label: 'Featured', value: stats?.featured, filter: { status: 'all', featured: 'true' } },
    ],
    read: async (api, id, options) => (await api.call('GET /projects/{id}', { params: { id }, ...options })).project,
    getDraft: (project) => projectForm.safeParse(formOfProject(project)).data,
    create: (api, entry) => api.call('POST /projects', sending(entry)),
    update: (api, { id, version }, entry) =>
      api.call('PUT /projects/{id}', { params: { id }, headers: withVersion(version), ...sending(entry) }),
    bulk: [
      { title: 'Publish', verb: 'publish', done: 'published', change: () => ({ status: 'published' }) },
      { title: 'Archive', verb: 'archive', done: 'archived', change: () => ({ status: 'archived' }) },
    ],
    bulkFields: {
      categories: CATEGORY_CHOICES,
      words: { name: 'technologies', suggestions: PROJECT_TECHNOLOGIES },
    },
    noun: { one: 'project', many: 'projects' },
    loadCsv: async () => (await import(/* webpackChunkName: "project-csv" */ './projectCsv')).PROJECT_CSV,
    usualOrder: 'order',
    orders: { title: ['title', 'title_desc'], date: ['oldest', 'latest'] },
    table: PROJECTS_TABLE,
    actions: ({ id, project_url }) => [
      { label: 'View Details', run: () => openNew(`/projects/${id}`) },
      {
        label: 'Open Live Site',
        missing: project_url ? undefined : 'This project has no live site.',
        run: () => openNew(project_url ?? ''),
      },
    ],
    Card: ProjectCard,
    Editor: ProjectEditor,
  };

const ARRANGEMENT: Arrangement<ProjectSummary> = {
  title: 'Arrange Projects',
  subtitle: 'The site shows them in this order; new projects come first',
  getDetail: ({ client, category_display: category }) => client ?? category,
  save: (api, ids) => api.call('PATCH /projects/order', { body: { ids } }),
};

/** The portfolio manager: find, describe, publish, and arrange projects. */
export function ProjectsPage({ subPath }: PageProps) {
  return <ArrangedManager manager={PROJECTS} arrangement={ARRANGEMENT} subPath={subPath} />;
}
