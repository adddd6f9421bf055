import type { QueryOfCall, Service, ServiceDraft } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { addressOf } from '@atelier/web-kit/api/calls';
import { formDataOf } from '../../forms/formDataOf';
import { readAllPages } from '../../platform/readAllPages';
import { madeOn } from '../../resource-page/versions';
import type { ServiceListState } from './serviceListState';

export const SERVICES_PER_PAGE = 12;

type Query = QueryOfCall<'GET /services'>;

const ACTIVE_OF: Readonly<Record<string, Query['active']>> = { all: 'all', active: 'true', inactive: 'false' };

type Filters = Pick<ServiceListState, 'search' | 'category' | 'status'>;

/** What the filters mean; words that stand in the page's address and mean nothing are for the server to refuse. */
const wantedOf = ({ search, category, status }: Filters) => ({
  active: ACTIVE_OF[status] ?? (status as Query['active']),
  category: category === 'all' ? undefined : (category as Query['category']),
  search: search || undefined,
});

/** The list that the state describes. */
export const serviceListAddress = ({ page, ...filters }: Omit<ServiceListState, 'view'>) =>
  addressOf('GET /services', { query: { page, limit: SERVICES_PER_PAGE, ...wantedOf(filters) } });

/** Everything that the filters show, in the services' order. */
export const readServices = (api: ApiClient, filters: Filters) =>
  readAllPages((page, limit) => api.call('GET /services', { query: { page, limit, ...wantedOf(filters) } }));

/** Puts all services into this order. */
export const orderServices = (api: ApiClient, services: readonly Pick<Service, 'id'>[]) =>
  api.call('PATCH /services/order', { body: { ids: services.map(({ id }) => id) } });

/** What the dialog gives away: the fields, and the picture where one was chosen. */
export interface ServiceSubmission {
  draft: ServiceDraft;
  picture: File | null;
}

const bodyOf = ({ draft, picture }: ServiceSubmission) =>
  picture === null ? draft : formDataOf({ ...draft, featured_image: undefined }, { featured_image: [picture] });

export const createService = (api: ApiClient, submission: ServiceSubmission) =>
  api.call('POST /services', { body: bodyOf(submission) });

/** A service as it was loaded: a change of it is refused where somebody was faster. */
type Loaded = Pick<Service, 'id' | 'version'>;

export const updateService = (api: ApiClient, { id, version }: Loaded, submission: ServiceSubmission) =>
  api.call('PUT /services/{id}', { params: { id }, body: bodyOf(submission), headers: madeOn(version) });

export const deleteService = (api: ApiClient, { id, version }: Loaded) =>
  api.call('DELETE /services/{id}', { params: { id }, headers: madeOn(version) });

type Selected = readonly Pick<Service, 'id'>[];

export const setServicesActive = (api: ApiClient, services: Selected, isActive: boolean) =>
  api.call('PATCH /services/bulk', {
    body: { updates: services.map(({ id }) => ({ id, data: { is_active: isActive } })) },
  });

export const deleteServices = (api: ApiClient, services: Selected) =>
  api.call('DELETE /services/bulk', { body: { ids: services.map(({ id }) => id) } });
