import type { ContentItem, ContentKind } from '@atelier/contracts';

/** What this service knows of a page whose content staff write; a deleted one stays, so that no late event revives it. */
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
  /** Of the content that it follows: what is not newer is not applied. */
  version: number;
}

/** A page whose picture for sharing is not what it should be. */
export interface PageWithoutCard extends PageRecord {
  /** Path of the page when its last card was made; null where there is none. */
  cardPath: string | null;
}

export const pageOfItem = (item: ContentItem, author: string | null): PageRecord => ({
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
