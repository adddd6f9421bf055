import type { ContentKind } from '@atelier/contracts';
import type { Resource } from '@atelier/contracts/auth/permissions';
import type { ContentPath } from '@atelier/contracts/content/content-paths';

/** A kind of content: what its calls and rights are called. */
export interface ContentSort {
  kind: ContentKind;
  path: ContentPath;
  resource: Resource;
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

/** The sorts of content that staff manage. */
export const CONTENT_SORTS = {
  services: { kind: 'service', path: 'services', resource: 'services' },
  projects: { kind: 'project', path: 'projects', resource: 'projects' },
  team: { kind: 'member', path: 'team', resource: 'team' },
  posts: { kind: 'post', path: 'blog', resource: 'blog' },
  pages: { kind: 'page', path: 'pages', resource: 'settings' },
} as const satisfies Readonly<Record<string, ContentSort>>;
