import type { QueryOfCall, Service, ServiceDraft, ServiceStats } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { lazy, Suspense } from 'react';
import { ContentManager } from '../../content-manager/ContentManager';
import { LIST_DEFAULTS } from '../../content-manager/ContentType';
import type { ManagerDefinition } from '../../content-manager/ManagerDefinition';
import { getBody } from '../../forms/toFormData';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { PageLoading } from '../../layout/PageLoading';
import { ALL } from '../../resource-page/FilterSelect';
import { RESTORABLE } from '../../resource-page/restorable';
import { useListPath } from '../../resource-page/useListPath';
import { madeOn } from '../../resource-page/versions';
import type { PageProps } from '../../routing/AdminRoute';
import { useMissingRights } from '../../session/useMissingRights';
import { ServiceCard } from './ServiceCard';
import { ServiceDetails } from './ServiceDetails';
import { ServiceEditor } from './ServiceEditor';
import { SERVICE_CSV } from './serviceCsv';
import { formOfService, serviceForm } from './serviceForm';
import { CATEGORY_CHOICES, STATUS_CHOICES } from './serviceLabels';
import { SERVICES_TABLE } from './servicesTable';

const ArrangeServices = lazy(async () => ({
  default: (await import(/* webpackChunkName: "arrange-services" */ './arrange/ArrangeServices')).ArrangeServices,
}));

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
    api.call('PUT /services/{id}', { params: { id }, body: getBody(entry), headers: madeOn(version) }),
  bulk: [
    { title: 'Activate Selected', verb: 'activate', done: 'activated', change: () => ({ is_active: true }) },
    { title: 'Deactivate Selected', verb: 'deactivate', done: 'deactivated', change: () => ({ is_active: false }) },
  ],
  changesAtOnce: true,
  csv: SERVICE_CSV,
  usualOrder: 'order',
  orders: { name: ['name', 'name_desc'], date: ['oldest', 'latest'] },
  table: SERVICES_TABLE,
  actions: (service, view) => [{ label: 'View Details', run: () => view(service) }],
  Details: ServiceDetails,
  Card: ServiceCard,
  Editor: ServiceEditor,
};

/** The service manager: find, describe, and publish services. */
export function ServicesPage({ subPath }: PageProps) {
  const { write: missing } = useMissingRights('services');
  const at = useListPath(SERVICES.path, subPath, missing === undefined);
  if (subPath === 'arrange' && missing === undefined)
    return (
      <Suspense fallback={<PageLoading />}>
        <ArrangeServices onClose={at.close} onSaved={at.close} />
      </Suspense>
    );
  return (
    <ContentManager
      manager={SERVICES}
      subPath={subPath}
      menu={[{ label: 'Arrange', missing, run: () => at.open('arrange') }]}
    />
  );
}
