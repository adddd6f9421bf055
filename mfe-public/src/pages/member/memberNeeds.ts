import { getAddress } from '@atelier/web-kit/api/calls';
import type { PageLocation } from '../../routing/Page';

export const MEET = 'Meet the creative minds behind our digital excellence.';
export const NO_SUCH_MEMBER = 'This person isn’t on our team, or has moved on.';

export const memberNeeds = ({ params }: PageLocation) => ({
  member: getAddress('GET /team/{id}', { params: { id: params.slug ?? '' } }),
});
