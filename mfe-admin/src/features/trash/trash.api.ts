import type { ContentKind, TrashedItem } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';
import type { TrashState } from './trashState';

export const TRASH_PER_PAGE = 20;

/** The address of the list call. The state comes from the page's address unchecked; the server validates it. */
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
