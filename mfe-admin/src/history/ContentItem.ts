import type { ContentKind } from '@atelier/contracts';
import type { Resource } from '@atelier/contracts/auth/permissions';
import type { ContentPath } from '@atelier/contracts/content/content-types';

/** A kind of content: what its calls and rights are called. */
export interface ContentSort {
  kind: ContentKind;
  path: ContentPath;
  resource: Resource;
  /** What one of them is called in a sentence. */
  noun: string;
  /** What one is called by itself; its noun where absent. */
  label?: string;
  /** What a right of its own is called, and what it is about. */
  right?: { label: string; hint?: string };
  /** Where its manager is. */
  section: string;
  /** The field that says whether visitors see an item, and what it says then and otherwise; the query for all. */
  visibility: { field: string; shown: unknown; hidden: unknown; all: Readonly<Record<string, 'all'>> };
}

/** An item of any kind, as its history, its schedule and its previews know it. */
export interface ContentItem {
  id: string;
  name: string;
  version: number;
  /** When it becomes visible, and when it ceases to be; ISO 8601. */
  publishAt: string | null;
  unpublishAt: string | null;
}

/** An item as its list has it; posts spell their fields in camel case. */
export interface ContentRow {
  id: string;
  version: number;
  publishAt?: string | null | undefined;
  unpublishAt?: string | null | undefined;
  publish_at?: string | null | undefined;
  unpublish_at?: string | null | undefined;
  /** Whether it has a working copy. */
  edited?: boolean | undefined;
}

export const getContentItem = (row: ContentRow, name: string): ContentItem => ({
  id: row.id,
  name,
  version: row.version,
  publishAt: row.publishAt ?? row.publish_at ?? null,
  unpublishAt: row.unpublishAt ?? row.unpublish_at ?? null,
});

const BY_STATUS = { field: 'status', shown: 'published', hidden: 'draft', all: { status: 'all' } } as const;
const BY_ACTIVITY = { field: 'is_active', shown: true, hidden: false, all: { active: 'all' } } as const;

/** Whether visitors see an item that has these fields. */
export const isLive = ({ visibility: { field, shown } }: ContentSort, fields: object): boolean =>
  (fields as Readonly<Record<string, unknown>>)[field] === shown;

/** The sorts of content that staff manage. */
export const CONTENT_SORTS = {
  posts: {
    kind: 'post',
    path: 'blog',
    resource: 'blog',
    noun: 'post',
    label: 'Blog post',
    right: { label: 'Blog' },
    section: '/admin/blog',
    visibility: BY_STATUS,
  },
  projects: {
    kind: 'project',
    path: 'projects',
    resource: 'projects',
    noun: 'project',
    right: { label: 'Projects' },
    section: '/admin/projects',
    visibility: BY_STATUS,
  },
  services: {
    kind: 'service',
    path: 'services',
    resource: 'services',
    noun: 'service',
    right: { label: 'Services' },
    section: '/admin/services',
    visibility: BY_ACTIVITY,
  },
  team: {
    kind: 'member',
    path: 'team',
    resource: 'team',
    noun: 'team member',
    right: { label: 'Team', hint: 'Members that the site shows' },
    section: '/admin/team',
    visibility: BY_ACTIVITY,
  },
  pages: {
    kind: 'page',
    path: 'pages',
    resource: 'settings',
    noun: 'page',
    section: '/admin/settings/pages',
    visibility: BY_STATUS,
  },
} as const satisfies Readonly<Record<string, ContentSort>>;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const SORTS: readonly ContentSort[] = Object.values(CONTENT_SORTS);

export const getSort = (kind: string): ContentSort | undefined => SORTS.find((sort) => sort.kind === kind);

export const getLabel = (kind: string): string => {
  const { label, noun = kind } = getSort(kind) ?? {};
  return label ?? capitalized(noun);
};
