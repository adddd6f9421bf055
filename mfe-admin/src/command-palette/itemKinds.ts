import type { Admin, ContentKind } from '@atelier/contracts';
import type { Resource } from '@atelier/contracts/auth/permissions';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import type { ComponentType } from 'react';
import { FileTextOutlined, MailOutlined } from '#icons';
import { CONTENT_SORTS, type ContentSort, getLabel } from '../history/ContentItem';
import { itemAddress } from '../routing/itemAddress';
import { getRoute } from '../routing/routes';
import { mayDo } from '../session/requirement';

/** Per kind. */
const FOUND_AT_MOST = 5;

/** An item found in a back-office list. */
export interface FoundItem {
  kind: ItemKindName;
  id: string;
  label: string;
}

interface Search {
  search: string;
  limit: number;
}

interface ItemKind {
  label: string;
  resource: Resource;
  Icon: ComponentType<{ 'aria-hidden'?: 'true' }>;
  section: string;
  find(api: ApiClient, query: Search, signal: AbortSignal): Promise<readonly Omit<FoundItem, 'kind'>[]>;
}

const findIn =
  ({ path, visibility }: ContentSort): ItemKind['find'] =>
  async (api, query, signal) => {
    // All these lists have the same shape; only the types of the calls differ.
    const { data } = await api.call(`GET /${path}` as 'GET /pages', { query: { ...query, ...visibility.all }, signal });
    return data.map((item: { id: string; title?: string; name?: string }) => ({
      id: item.id,
      label: item.title ?? item.name ?? '',
    }));
  };

const kindOfSort = (sort: ContentSort): ItemKind => ({
  label: getLabel(sort.kind),
  resource: sort.resource,
  Icon: getRoute(sort.section).menu?.Icon ?? FileTextOutlined,
  section: sort.section,
  find: findIn(sort),
});

export type ItemKindName = ContentKind | 'submission';

/** The kinds that the palette searches, using the managers' list calls, which include drafts and hidden items. */
export const ITEM_KINDS = {
  ...(Object.fromEntries(Object.values(CONTENT_SORTS).map((sort) => [sort.kind, kindOfSort(sort)])) as Record<
    ContentKind,
    ItemKind
  >),
  submission: {
    label: 'Message',
    resource: 'contact',
    Icon: MailOutlined,
    section: '/admin/contacts',
    find: async (api, query, signal) => {
      const { submissions } = await api.call('GET /contact', { query, signal });
      return submissions.map(({ id, name, subject }) => ({ id, label: subject ? `${name}: ${subject}` : name }));
    },
  },
} satisfies Readonly<Record<ItemKindName, ItemKind>>;

const NAMES = Object.keys(ITEM_KINDS) as ItemKindName[];

/** Where an item opens; for users without write access, its list. */
const getPath = ({ kind, id, label }: FoundItem, admin: Admin): string => {
  const { section, resource } = ITEM_KINDS[kind];
  if (kind === 'submission') return `${section}?open=${id}`;
  return itemAddress(section, { id, title: label }, mayDo(admin, resource, 'write'));
};

/** An item as a palette entry; undefined if the user cannot read it. */
export const entryOfItem = (item: FoundItem, admin: Admin, go: (path: string) => void) => {
  const { label: hint, resource, Icon } = ITEM_KINDS[item.kind];
  if (!mayDo(admin, resource, 'read')) return undefined;
  return {
    id: `${item.kind} ${item.id}`,
    label: item.label,
    hint,
    Icon,
    item,
    run: () => go(getPath(item, admin)),
  };
};

/** One search per kind that the user can read. */
export const findItems = (api: ApiClient, admin: Admin, search: string, signal: AbortSignal) =>
  Promise.allSettled(
    NAMES.filter((kind) => mayDo(admin, ITEM_KINDS[kind].resource, 'read')).map(
      async (kind): Promise<readonly FoundItem[]> => {
        const found = await ITEM_KINDS[kind].find(api, { search, limit: FOUND_AT_MOST }, signal);
        return found.map((item) => ({ ...item, kind }));
      },
    ),
  );
