import type { QueryOfCall, Service, ServiceDraft, ServiceStats } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { LIST_DEFAULTS } from '../../content-manager/ContentType';
import type { ManagerDefinition } from '../../content-manager/ManagerDefinition';
import { getBody } from '../../forms/toFormData';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { ArrangedManager, type Arrangement } from '../../ordering/ArrangedManager';
import { ALL } from '../../resource-page/FilterSelect';
import { RESTORABLE } from '../../resource-page/restorable';
import { withVersion } from '../../resource-page/versions';
import type { PageProps } from '../../routing/AdminRoute';
import { ServiceCard } from './ServiceCard';
import { ServiceDetails } from './ServiceDetails';
import { ServiceEditor } from './ServiceEditor';
import { formOfService, serviceForm } from './serviceForm';
import { CATEGORY_CHOICES, STATUS_CHOICES } from './serviceLabels';
import { SERVICES_TABLE } from './servicesTable';

const DEFAULTS = { ...LIST_DEFAULTS, category: 'all', status: 'all' };

type Query = QueryOfCall<'GET /services'>;

/** Leaves an unknown status from the address for the server to reject. */
const ACTIVE: Readonly<Record<string, Query['active']>> = { all: 'all', active: 'true', inactive: 'false' };

const SERVICES: ManagerDefinition<Service, Service, ServiceDraft, typeof DEFAULTS, ServiceStats['data']> = {
  sort: CONTENT_SORTS.services,
  path: '/admin/services',
  title: 'Services Manager',
  subtitle: 'Describe what the studio offers, and choose what visitors see',
  add: { label: 'Add Service', first: 'Add Your First Service', hint: 'Get started by adding your first service' },
  editTitle: 'Edit Service',
  getName: ({ name }) => name,
  words: {
    created: 'Service created successfully',
    updated: 'Service updated successfully',
    deleted: 'Service deleted successfully',
    confirmDelete: `Are you sure you want to delete this service? ${RESTORABLE}`,
    saveFailed: 'Failed to save service',
    deleteFailed: 'Failed to delete service',
    loadFailed: 'Failed to load services',
  },
  defaults: DEFAULTS,
  pageSize: 12,
  rows: 'services',
  list: ({ search, category, status, sort }, page) =>
    getAddress('GET /services', {
      query: {
        ...page,
        active: ACTIVE[status] ?? (status as Query['active']),
        category: category === 'all' ? undefined : (category as Query['category']),
        search: search || undefined,
        sort: (sort || undefined) as Query['sort'],
      },
    }),
  filters: [
    { name: 'category', label: 'Category', choices: [ALL, ...CATEGORY_CHOICES] },
    { name: 'status', label: 'Status', choices: [ALL, ...STATUS_CHOICES] },
  ],
  stats: getAddress('GET /services/stats'),
  statsFailed: 'Failed to fetch service statistics',
  figures: (stats) => [
    { label: 'Total Services', value: stats?.total, filter: { status: 'all' } },
    { label: 'Active', value: stats?.active, filter: { status: 'active' } },
    { label: 'Categories', value: stats?.categories },
    { label: 'With Features', value: stats?.withFeatures },
  ],
  read: async (api, id, options) => (await api.call('GET /services/{id}', { params: { id }, ...options })).service,
  getDraft: (service) => serviceForm.safeParse(formOfService(service)).data,
  create: (api, entry) => api.call('POST /services', { body: getBody(entry) }),
  update: (api, { id, version }, entry) =>
    api.call('PUT /services/{id}', { params: { id }, body: getBody(entry), headers: withVersion(version) }),
  bulk: [
    { title: 'Activate Selected', verb: 'activate', done: 'activated', change: () => ({ is_active: true }) },
    { title: 'Deactivate Selected', verb: 'deactivate', done: 'deactivated', change: () => ({ is_active: false }) },
  ],
  changesAtOnce: true,
  noun: { one: 'service', many: 'services' },
  loadCsv: async () => (await import(/* webpackChunkName: "service-csv" */ './serviceCsv')).SERVICE_CSV,
  usualOrder: 'order',
  orders: { name: ['name', 'name_desc'], date: ['oldest', 'latest'] },
  table: SERVICES_TABLE,
  actions: (service, view) => [{ label: 'View Details', run: () => view(service) }],
  Details: ServiceDetails,
  Card: ServiceCard,
  Editor: ServiceEditor,
};

const ARRANGEMENT: Arrangement<Service> = {
  title: 'Arrange Services',
  subtitle: 'The site shows them in this order, on the services page and on the home page',
  getDetail: ({ category_display: category }) => category,
  save: (api, ids) => api.call('PATCH /services/order', { body: { ids } }),
};

/** The service manager: find, describe, publish, and arrange services. */
export function ServicesPage({ subPath }: PageProps) {
  return <ArrangedManager manager={SERVICES} arrangement={ARRANGEMENT} subPath={subPath} />;
}
