import type { ContentItem, ContentKind } from '@atelier/contracts';

/** Length of an item's searchable text, which limits the memory for the index of a process. */
const MAX_TEXT_LENGTH = 4000;

/** An entry for a content item; one that is not public is stored without content. */
export interface EntryRecord {
  /** Kind and identifier of the item, such as `post:65f…`. */
  key: string;
  kind: ContentKind;
  id: string;
  slug: string;
  title: string;
  summary: string;
  text: string;
  category: string;
  keywords: string[];
  image: string | null;
  isPublic: boolean;
  publishedAt: Date | null;
  /** Version of the item: older or equal ones are not applied. */
  version: number;
}

const NOTHING = { slug: '', title: '', summary: '', text: '', category: '', keywords: [], image: null };

const getContent = ({ slug, title, summary, text, category, keywords, image }: ContentItem) => ({
  slug,
  title,
  summary,
  text: text.slice(0, MAX_TEXT_LENGTH).toWellFormed(),
  category,
  keywords,
  image,
});

/**
 * For an item that is no longer public, only the version stays, so that a late event cannot restore it and nothing private is
 * stored.
 */
export const toEntry = (item: ContentItem): EntryRecord => ({
  key: `${item.kind}:${item.id}`,
  kind: item.kind,
  id: item.id,
  ...(item.isPublic ? getContent(item) : NOTHING),
  isPublic: item.isPublic,
  publishedAt: item.isPublic && item.publishedAt !== null ? new Date(item.publishedAt) : null,
  version: item.version,
});
