import type { PageData } from '@atelier/web-kit/platform/Platform';

export type ServiceList = readonly { id: string; name: string }[];

/** The call that the page needs. Server and browser find its answer under this path. */
export const SERVICES_PATH = '/services';

export const servicesIn = (data: PageData): ServiceList => {
  const { data: services = [] } = (data[SERVICES_PATH] ?? {}) as { data?: ServiceList };
  return services;
};
