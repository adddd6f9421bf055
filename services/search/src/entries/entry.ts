import type { ContentItem, ContentKind } from '@atelier/contracts';

/** As much of an item's text as can be found: it bounds what the index of a process needs. */
export const MAX_TEXT_LENGTH = 4000;

/** What this service knows of an item of content; one that is not public is kept without content. */
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
  /** Of the item: what is not newer is not applied. */
  version: number;
}

const NOTHING = { slug: '', title: '', summary: '', text: '', category: '', keywords: [], image: null };

const contentOf = ({ slug, title, summary, text, category, keywords, image }: ContentItem) => ({
  slug,
  title,
  summary,
  text: text.slice(0, MAX_TEXT_LENGTH).toWellFormed(),
  category,
  keywords,
  image,
});

/** An item that left the public stays as its version alone, so that a late event revives nothing and nothing private is kept. */
export const entryOf = (item: ContentItem): EntryRecord => ({
  key: `${item.kind}:${item.id}`,
  kind: item.kind,
  id: item.id,
  ...(item.isPublic ? contentOf(item) : NOTHING),
  isPublic: item.isPublic,
  publishedAt: item.isPublic && item.publishedAt !== null ? new Date(item.publishedAt) : null,
  version: item.version,
});
