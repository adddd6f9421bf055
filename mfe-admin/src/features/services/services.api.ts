import type { Service } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';

type Services = readonly Pick<Service, 'id'>[];

/** Saves the order of all services. */
export const orderServices = (api: ApiClient, services: Services) =>
  api.call('PATCH /services/order', { body: { ids: services.map(({ id }) => id) } });

export const setServicesActive = (api: ApiClient, services: Services, isActive: boolean) =>
  api.call('PATCH /services/bulk', {
    body: { updates: services.map(({ id }) => ({ id, data: { is_active: isActive } })) },
  });

export const deleteServices = (api: ApiClient, services: Services) =>
  api.call('DELETE /services/bulk', { body: { ids: services.map(({ id }) => id) } });
