import { type CloudEvent, type ContentItem, type ContentKind, getContentItem, postUpdated } from '@atelier/contracts';
import { getData } from '@atelier/service-kit';

/** The service's facts about a page that staff write; a deleted one is kept, so that no late event restores it. */
export interface PageRecord {
  /** Kind and identifier of the item, such as `post:65f…`. */
  id: string;
  kind: ContentKind;
  path: string;
  isVisible: boolean;
  title: string;
  description: string;
  category: string;
  author: string | null;
  image: string | null;
  publishedAt: Date;
  changedAt: Date;
  /** Version of the content item: older or equal ones are not applied. */
  version: number;
}

/** A page whose share picture is outdated. */
export interface PageWithoutCard extends PageRecord {
  /** Path of the page when its last card was created; null if there is none. */
  cardPath: string | null;
  /** The design of that card; not a design if it is outdated: 0, or the time when all cards became so, negative. */
  cardDesign: number;
  /** Digest of what that card shows; null if unknown. */
  cardContent: string | null;
}

const pageOfItem = (item: ContentItem, author: string | null): PageRecord => ({
  id: `${item.kind}:${item.id}`,
  kind: item.kind,
  path: item.path,
  isVisible: item.isPublic,
  title: item.title,
  description: item.summary,
  category: item.category,
  author,
  image: item.image,
  publishedAt: new Date(item.publishedAt ?? item.updatedAt),
  changedAt: new Date(item.updatedAt),
  version: item.version,
});

export const pageOfEvent = (event: CloudEvent): PageRecord => {
  const item = getContentItem(event);
  // The feed needs the authors of posts; other kinds have none.
  const author = item.kind === 'post' ? getData(postUpdated, event).author : null;
  return pageOfItem(item, author);
};
