import type { ContentKind, ContentPath, EventDefinition, ItemSnapshot, Resource } from '@atelier/contracts';
import type * as z from 'zod';
import type { PictureFacts } from '../pictures/pictures.js';
import type { PictureFields } from '../pictures/shown-pictures.js';

/** What every item of content has, whatever its kind. */
export interface ItemRecord {
  id: string;
  slug: string;
  /** Slugs that it had while it was public: their addresses still find it. */
  formerSlugs: string[];
  trashed: boolean;
  /** Set once and kept: an address that was public answers 410 afterwards, not 404. */
  firstPublishedAt: Date | null;
  /** When it becomes visible by itself; a kind may say that by fields of its own. */
  publishAt: Date | null;
  /** When it ceases to be visible by itself. */
  unpublishAt: Date | null;
  version: number;
  /** Name of whoever changed it last. */
  updatedBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** What is known of its pictures; read beside the item, never stored with it. */
  pictureFacts?: PictureFacts;
}

/** What a change may touch: everything but what the repository keeps. */
export type ItemChange<Item extends ItemRecord> = Partial<
  Omit<Item, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'pictureFacts'>
>;
export type NewItem<Item extends ItemRecord> = Omit<Item, 'id' | 'createdAt' | 'updatedAt' | 'pictureFacts'>;

export const NEW_ITEM = {
  formerSlugs: [],
  trashed: false,
  firstPublishedAt: null,
  publishAt: null,
  unpublishAt: null,
  version: 1,
  updatedBy: null,
};

/** A value by which lists are filtered and counted. */
export type Facet = string | boolean;

/** How often an item counts in one of the maintained tallies, by its facets. */
export interface TallyKey {
  cube: string;
  facets: Readonly<Record<string, Facet>>;
}

type SnapshotEvent = EventDefinition<string, z.ZodType<unknown, ItemSnapshot>>;
export type ItemVerb = 'created' | 'updated' | 'published' | 'unpublished' | 'deleted' | 'purged';

/** How an item becomes visible to visitors, and ceases to be. */
export interface Visibility<Item extends ItemRecord> {
  /** Fields of the editor that say so: an earlier version that is restored leaves them alone. */
  fields: readonly string[];
  shown: ItemChange<Item>;
  hidden: ItemChange<Item>;
  /** Of a kind whose own fields say when it becomes visible. */
  publication?: { at(item: Item): Date | null; set(item: Item, at: Date | null): ItemChange<Item> };
}

/** What sets one kind of content apart from the others: data and pure functions. */
export interface ItemKind<Item extends ItemRecord> {
  kind: ContentKind;
  resource: Resource;
  /** First step of its calls. */
  path: ContentPath;
  /** What people call one of them, such as 'Service'. */
  noun: string;
  /** What is said when there is none. */
  notFound: string;
  /** The rules of the fields that an editor writes. */
  draft: z.ZodObject;
  /** An item of which nothing is said yet. */
  blank: Omit<NewItem<Item>, 'slug'>;
  /** What values that keep those rules mean for an item as it is; what they do not name stays. */
  changeOf(before: Item, values: never, now: Date): ItemChange<Item>;
  /** The answer of the API. */
  answer(item: Item, isStaff: boolean): unknown;
  visibility: Visibility<Item>;
  /** The fields that name pictures. */
  pictures: PictureFields;
  /** The field that says what visitors see, and all of its values. */
  status: { field: string; values: readonly Facet[] };
  isPublic(item: Item): boolean;
  titleOf(item: Pick<Item, never> & Partial<Item>): string;
  searchTexts(item: NewItem<Item>): readonly (string | null)[];
  /** Sort keys by name; none is ever null, so that every item has its place. */
  sortKeys(item: NewItem<Item>, createdAt: Date): Readonly<Record<string, Date | string | number>>;
  /** Facets that lists filter by, each counted in every combination with the others. */
  facets(item: NewItem<Item>): Readonly<Record<string, Facet>>;
  /** Tags, technologies or skills: the facet of which an item has many. */
  keywords: { field: string; of(item: NewItem<Item>): readonly string[] };
  /** Counts of their own, such as by month. */
  otherTallies?(item: NewItem<Item>): readonly TallyKey[];
  events: Readonly<Record<ItemVerb, SnapshotEvent | EventDefinition<string, z.ZodType>>>;
  snapshot(item: Item): unknown;
}
