import type { CloudEvent } from '../events/event.js';
import { type ContentKind, pathOfItem } from './content-types.js';
import { CONTENT_EVENTS, type ItemSnapshot } from './events.js';

/** Any item of content in one form, as consumers of events follow it. */
export interface ContentItem extends ItemSnapshot {
  kind: ContentKind;
  /** Of its page on the site. */
  path: string;
}

/** Types of all events by which content can be followed. */
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

/** The item that an event of content speaks of, as it is after the event; one in the trash is not public. */
export const contentItemOf = (event: CloudEvent): ContentItem => {
  const [, , kindWord = '', verb] = event.type.split('.');
  const kind = kindWord as ContentKind;
  const snapshot = kind === 'post' ? fromPost(event.data) : ITEM_EVENT_DATA.parse(event.data);
  const isPublic = snapshot.isPublic && verb !== 'deleted' && verb !== 'purged';
  return { ...snapshot, isPublic, kind, path: pathOfItem(kind, snapshot.slug) };
};
