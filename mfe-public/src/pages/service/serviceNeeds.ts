import type { ServiceAnswer } from '@atelier/contracts/content/service-http';
import { getAddress } from '@atelier/web-kit/api/calls';
import type { PageData } from '@atelier/web-kit/platform/Platform';
import type { PageLocation } from '../../routing/Page';

export const RELATED_SERVICES = 3;

export const serviceNeed = ({ params }: PageLocation) =>
  getAddress('GET /services/{id}', { params: { id: params.slug ?? '' } });

/** The page's service, from the server's data. */
export const getService = (location: PageLocation, data: PageData) =>
  (data[serviceNeed(location)] as ServiceAnswer | null | undefined)?.service;

/** Projects that name the service; the page shows the latest ones. */
const SERVICE_PROJECTS = 3;
export const serviceProjectsNeed = (slug: string) =>
  getAddress('GET /projects', { query: { service: slug, limit: SERVICE_PROJECTS } });

/** One more than is displayed, because the category includes the service itself. */
export const relatedNeed = (category: string) =>
  getAddress('GET /services/category/{category}', {
    params: { category },
    query: { active: 'true', limit: RELATED_SERVICES + 1 },
  });
