import { getAddress } from '@atelier/web-kit/api/calls';
import type { PageLocation } from '../../routing/Page';

export const NO_SUCH_PROJECT = "The project you're looking for doesn't exist or has been moved.";

export const projectNeeds = ({ params }: PageLocation) => ({
  project: getAddress('GET /projects/{id}', { params: { id: params.slug ?? '' } }),
});

/** Requested once the project is known to name services. */
export const servicesNeed = ({ params }: PageLocation) =>
  getAddress('GET /projects/{id}/services', { params: { id: params.slug ?? '' } });

/** Requested once the project is known to have a case study. */
export const neighborsNeed = ({ params }: PageLocation) =>
  getAddress('GET /projects/{id}/neighbors', { params: { id: params.slug ?? '' } });
