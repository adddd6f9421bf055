import type { Admin } from '@atelier/contracts';
import type { Resource } from '@atelier/contracts/auth/permissions';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import type { ComponentType } from 'react';
import { AppstoreOutlined, EditOutlined, FileTextOutlined, FolderOutlined, MailOutlined, TeamOutlined } from '#icons';
import { itemAddress } from '../routing/itemAddress';
import { mayDo } from '../session/requirement';

/** Of each kind. */
const FOUND_AT_MOST = 5;

/** Something that a list of the back-office holds. */
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

/** What the palette finds, each by the list call of its manager: drafts and hidden ones included. */
export const ITEM_KINDS = {
  post: {
    label: 'Blog post',
    resource: 'blog',
    Icon: EditOutlined,
    section: '/admin/blog',
    find: async (api, query, signal) => {
      const { posts } = await api.call('GET /blog', { query: { ...query, status: 'all' }, signal });
      return posts.map(({ id, title }) => ({ id, label: title }));
    },
  },
  project: {
    label: 'Project',
    resource: 'projects',
    Icon: FolderOutlined,
    section: '/admin/projects',
    find: async (api, query, signal) => {
      const { projects } = await api.call('GET /projects', { query: { ...query, status: 'all' }, signal });
      return projects.map(({ id, title }) => ({ id, label: title }));
    },
  },
  service: {
    label: 'Service',
    resource: 'services',
    Icon: AppstoreOutlined,
    section: '/admin/services',
    find: async (api, query, signal) => {
      const { services } = await api.call('GET /services', { query: { ...query, active: 'all' }, signal });
      return services.map(({ id, name }) => ({ id, label: name }));
    },
  },
  member: {
    label: 'Team member',
    resource: 'team',
    Icon: TeamOutlined,
    section: '/admin/team',
    find: async (api, query, signal) => {
      const { data } = await api.call('GET /team', { query: { ...query, active: 'all' }, signal });
      return data.map(({ id, name }) => ({ id, label: name }));
    },
  },
  page: {
    label: 'Page',
    resource: 'settings',
    Icon: FileTextOutlined,
    section: '/admin/settings/pages',
    find: async (api, query, signal) => {
      const { pages } = await api.call('GET /pages', { query: { ...query, status: 'all' }, signal });
      return pages.map(({ id, title }) => ({ id, label: title }));
    },
  },
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
} as const satisfies Readonly<Record<string, ItemKind>>;
export type ItemKindName = keyof typeof ITEM_KINDS;

const NAMES = Object.keys(ITEM_KINDS) as ItemKindName[];

/** Where an item is opened; who may only read it finds it in its list. */
const pathOf = ({ kind, id, label }: FoundItem, admin: Admin): string => {
  const { section, resource } = ITEM_KINDS[kind];
  if (kind === 'submission') return `${section}?open=${id}`;
  return itemAddress(section, { id, title: label }, mayDo(admin, resource, 'write'));
};

/** An item as the palette shows it; undefined for who may not read it. */
export const entryOfItem = (item: FoundItem, admin: Admin, go: (path: string) => void) => {
  const { label: hint, resource, Icon } = ITEM_KINDS[item.kind];
  if (!mayDo(admin, resource, 'read')) return undefined;
  return {
    id: `${item.kind} ${item.id}`,
    label: item.label,
    hint,
    Icon,
    item,
    run: () => go(pathOf(item, admin)),
  };
};

/** Each kind's answer, of the kinds that one may read. */
export const findItems = (api: ApiClient, admin: Admin, search: string, signal: AbortSignal) =>
  Promise.allSettled(
    NAMES.filter((kind) => mayDo(admin, ITEM_KINDS[kind].resource, 'read')).map(
      async (kind): Promise<readonly FoundItem[]> => {
        const found = await ITEM_KINDS[kind].find(api, { search, limit: FOUND_AT_MOST }, signal);
        return found.map((item) => ({ ...item, kind }));
      },
    ),
  );
