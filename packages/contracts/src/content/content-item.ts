import type { CloudEvent } from '../events/event.js';
import { type ContentKind, pathOfItem } from './content-types.js';
import { CONTENT_EVENTS, type ItemSnapshot } from './events.js';

/** A content item of any kind in one common form, for consumers of events. */
export interface ContentItem extends ItemSnapshot {
  kind: ContentKind;
  /** Path of its page on the site. */
  path: string;
}

/** Types of all events about content items. */
export const CONTENT_EVENT_TYPES: readonly string[] = Object.values(CONTENT_EVENTS).flatMap((events) =>
  Object.values(events).map(({ type }) => type),
);

const POST_EVENT_DATA = CONTENT_EVENTS.post.updated.data;
const ITEM_EVENT_DATA = CONTENT_EVENTS.project.updated.data;

const fromPost = (data: unknown): ItemSnapshot => {
  const { excerpt, tags, featuredImage, publishDate, status, ...post } = POST_EVENT_DATA.parse(data);
  const isPublic = status === 'published';
  return { ...post, summary: excerpt, keywords: tags, image: featuredImage, isPublic, publishedAt: publishDate };
};

/** The content item of an event, in its state after the event; trashed items are not public. */
export const getContentItem = (event: CloudEvent): ContentItem => {
  const [, , kindWord = '', verb] = event.type.split('.');
  const kind = kindWord as ContentKind;
  const snapshot = kind === 'post' ? fromPost(event.data) : ITEM_EVENT_DATA.parse(event.data);
  const isPublic = snapshot.isPublic && verb !== 'deleted' && verb !== 'purged';
  return { ...snapshot, isPublic, kind, path: pathOfItem(kind, snapshot.slug) };
};
