import { getAddress } from '@atelier/web-kit/api/calls';
import type { PageLocation } from '../../routing/Page';

export const NO_SUCH_PREVIEW = 'This preview does not exist, or it has expired. Ask for a new link.';

export const previewNeed = ({ params }: PageLocation) =>
  getAddress('GET /previews/{token}', { params: { token: params.token ?? '' } });
