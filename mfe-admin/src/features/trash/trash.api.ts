import type { ContentKind, TrashedItem } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';
import type { TrashState } from './trashState';

export const TRASH_PER_PAGE = 20;

/** What the state describes; it stands in the page's address, so that the server judges what its words mean. */
export const trashAddress = ({ page, kind, search }: TrashState) =>
  getAddress('GET /trash', {
    query: {
      page,
      limit: TRASH_PER_PAGE,
      kind: kind === 'all' ? undefined : (kind as ContentKind),
      search: search || undefined,
    },
  });

type Named = Pick<TrashedItem, 'kind' | 'id'>;

export const deleteForGood = (api: ApiClient, { kind, id }: Named) =>
  api.call('DELETE /trash/{kind}/{id}', { params: { kind, id } });
