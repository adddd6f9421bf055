import type { ContentKind } from '@atelier/contracts';
import type { Resource } from '@atelier/contracts/auth/permissions';
import type { ContentPath } from '@atelier/contracts/content/content-types';

/** A kind of content with the names of its calls and rights. */
export interface ContentSort {
  kind: ContentKind;
  path: ContentPath;
  resource: Resource;
  /** Its name in a sentence. */
  noun: string;
  /** Its title; defaults to the noun. */
  label?: string;
  /** The label and hint of its own right, if any. */
  right?: { label: string; hint?: string };
  /** The path of its manager. */
  section: string;
  /** The field that controls visibility, with its values when shown and hidden; and the query for all items. */
  visibility: { field: string; shown: unknown; hidden: unknown; all: Readonly<Record<string, 'all'>> };
}

/** The fields that history, schedule, and previews need of any item. */
export interface ContentItem {
  id: string;
  name: string;
  version: number;
  /** When it becomes visible and when it stops being visible; ISO 8601. */
  publishAt: string | null;
  unpublishAt: string | null;
}

/** An item as its list returns it; posts use camel case. */
export interface ContentRow {
  id: string;
  version: number;
  publishAt?: string | null | undefined;
  unpublishAt?: string | null | undefined;
  publish_at?: string | null | undefined;
  unpublish_at?: string | null | undefined;
  /** Whether it has a working copy. */
  edited?: boolean | undefined;
  /** The person who created it. */
  createdById?: string | null | undefined;
  created_by_id?: string | null | undefined;
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

/** Whether an item with these fields is visible. */
export const isLive = ({ visibility: { field, shown } }: ContentSort, fields: object): boolean =>
  (fields as Readonly<Record<string, unknown>>)[field] === shown;

/** The kinds of content that staff manage. */
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
