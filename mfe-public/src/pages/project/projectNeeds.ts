import { addressOf } from '@atelier/web-kit/api/calls';
import type { PageLocation } from '../../routing/Page';

export const NO_SUCH_PROJECT = "The project you're looking for doesn't exist or has been moved.";

export const projectNeeds = ({ params }: PageLocation) => ({
  project: addressOf('GET /projects/{id}', { params: { id: params.slug ?? '' } }),
});
