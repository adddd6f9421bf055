import type { ContentKind, ContentPath } from '@atelier/contracts';
import { aMember, aPage, aPost, aProject, aService } from '@atelier/test-kit';

/** How one kind of content is written and read, for what all kinds have in common. */
export interface KindUnderTest {
  kind: ContentKind;
  path: ContentPath;
  /** Its title's field. */
  title: 'name' | 'title';
  body: (fields?: Record<string, unknown>) => object;
  shown: object;
  hidden: object;
  /** What it is once its publication ended by itself. */
  ended: object;
  names: { publishAt: string; unpublishAt: string };
}

const SNAKE = { publishAt: 'publish_at', unpublishAt: 'unpublish_at' };
const CAMEL = { publishAt: 'publishAt', unpublishAt: 'unpublishAt' };
const active = { shown: { is_active: true }, hidden: { is_active: false }, ended: { is_active: false } };
const status = { shown: { status: 'published' }, hidden: { status: 'draft' } };

export const EACH_KIND: KindUnderTest[] = [
  { kind: 'service', path: 'services', title: 'name', body: aService, ...active, names: SNAKE },
  { kind: 'member', path: 'team', title: 'name', body: aMember, ...active, names: SNAKE },
  {
    kind: 'project',
    path: 'projects',
    title: 'title',
    body: aProject,
    ...status,
    ended: { status: 'archived' },
    names: SNAKE,
  },
  { kind: 'post', path: 'blog', title: 'title', body: aPost, ...status, ended: { status: 'draft' }, names: CAMEL },
  { kind: 'page', path: 'pages', title: 'title', body: aPage, ...status, ended: { status: 'draft' }, names: SNAKE },
];
