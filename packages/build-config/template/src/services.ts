import { getAddress } from '@atelier/web-kit/api/calls';
import type { PageData } from '@atelier/web-kit/platform/Platform';

export type ServiceList = readonly { id: string; name: string }[];

/** The call that the page needs. Server and browser find its answer under this path. A release checks that the API has the call. */
export const SERVICES_PATH = getAddress('GET /services');

export const servicesIn = (data: PageData): ServiceList => {
  const { data: services = [] } = (data[SERVICES_PATH] ?? {}) as { data?: ServiceList };
  return services;
};
