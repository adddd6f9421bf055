import type { PageAnswer } from '@atelier/contracts/content/page-http';
import { getAddress } from '@atelier/web-kit/api/calls';
import type { PageData } from '@atelier/web-kit/platform/Platform';
import type { PageLocation } from '../../routing/Page';

export const textNeed = ({ params }: PageLocation) =>
  getAddress('GET /pages/{id}', { params: { id: params.slug ?? '' } });

/** The page at the address, from the server's data. */
export const getText = (location: PageLocation, data: PageData) =>
  (data[textNeed(location)] as PageAnswer | null | undefined)?.page;
