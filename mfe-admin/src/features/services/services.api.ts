import type { Service } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';

type Services = readonly Pick<Service, 'id'>[];

/** Saves the order of all services. */
export const orderServices = (api: ApiClient, services: Services) =>
  api.call('PATCH /services/order', { body: { ids: services.map(({ id }) => id) } });
