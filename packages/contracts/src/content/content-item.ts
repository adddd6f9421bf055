import type { CloudEvent } from '../events/event.js';
import * as events from './events.js';

/** The kinds of content that visitors can see. */
export const CONTENT_KINDS = ['post', 'service', 'project', 'member', 'page'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Any item of content in one form, as consumers of events follow it. */
export interface ContentItem extends events.ItemSnapshot {
  kind: ContentKind;
  /** Of its page on the site. */
  path: string;
}

const FOLDERS: Readonly<Record<ContentKind, string>> = {
  post: '/blog',
  service: '/services',
  project: '/projects',
  member: '/team',
  page: '',
};

export const pathOfItem = (kind: ContentKind, slug: string): string => `${FOLDERS[kind]}/${slug}`;

/** Types of all events by which content can be followed. */
export const CONTENT_EVENT_TYPES: readonly string[] = Object.values(events).map(({ type }) => type);

const POST_EVENT_DATA = events.postUpdated.data;
const ITEM_EVENT_DATA = events.projectUpdated.data;

const fromPost = (data: unknown): events.ItemSnapshot => {
  const { excerpt, tags, featuredImage, publishDate, status, ...post } = POST_EVENT_DATA.parse(data);
  const isPublic = status === 'published';
  return { ...post, summary: excerpt, keywords: tags, image: featuredImage, isPublic, publishedAt: publishDate };
};

/** The item that an event of content speaks of, as it is after the event; one in the trash is not public. */
export const contentItemOf = (event: CloudEvent): ContentItem => {
  const [, , kindWord = '', verb] = event.type.split('.');
  const kind = kindWord as ContentKind;
  const snapshot = kind === 'post' ? fromPost(event.data) : ITEM_EVENT_DATA.parse(event.data);
  const isPublic = snapshot.isPublic && verb !== 'deleted' && verb !== 'purged';
  return { ...snapshot, isPublic, kind, path: pathOfItem(kind, snapshot.slug) };
};
