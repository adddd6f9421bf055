import type { ContentKind, ContentPath, EventDefinition, ItemSnapshot, Resource } from '@atelier/contracts';
import type { Facet, Facets, TallyKey } from '@atelier/service-kit';
import type { QueryFilter, Schema } from 'mongoose';
import type * as z from 'zod';
import type { PictureFacts } from '../pictures/pictures.js';
import type { PictureFields } from '../pictures/shown-pictures.js';
import type { StoredItem } from './item.schema.js';
import type { ItemForm } from './item-forms.js';
import type { Clean } from './rich-text/rich-text.js';

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
  /** Whether there is a working copy; read beside the item for staff alone. */
  isEdited?: boolean;
}

/** What a change may touch: everything but what the repository keeps. */
export type ItemChange<Item extends ItemRecord> = Partial<
  Omit<Item, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'pictureFacts' | 'isEdited'>
>;
export type NewItem<Item extends ItemRecord> = Omit<
  Item,
  'id' | 'createdAt' | 'updatedAt' | 'pictureFacts' | 'isEdited'
>;

export const NEW_ITEM = {
  formerSlugs: [],
  trashed: false,
  firstPublishedAt: null,
  publishAt: null,
  unpublishAt: null,
  version: 1,
  updatedBy: null,
};

type SnapshotEvent = EventDefinition<string, z.ZodType<unknown, ItemSnapshot>>;
export type ItemVerb = 'created' | 'updated' | 'published' | 'unpublished' | 'deleted' | 'purged';

/** How an item becomes visible to visitors, and ceases to be. */
export interface Visibility<Item extends ItemRecord> {
  /** Fields of the editor that say so: an earlier version that is restored leaves them alone. */
  fields: readonly string[];
  shown: ItemChange<Item>;
  hidden: ItemChange<Item>;
  /** Of a kind whose own fields say when it becomes visible. */
  publication?: {
    at(item: Item): Date | null;
    set(item: Item, at: Date | null): ItemChange<Item>;
    /** Items whose date has come. */
    due(now: Date): QueryFilter<StoredItem>;
  };
}

/** What an editor writes, as far as all kinds are the same. */
export interface AnyDraft {
  slug?: string | undefined;
}

/** The calls that create and change items, with their files. */
export interface ItemWrites<Draft, Patch> {
  created: ItemForm<Draft>;
  changed: ItemForm<Patch>;
  /** The rules of one change of a bulk call. */
  patch: z.ZodType<Patch>;
  /** What people call several of them in the answer of a bulk call. */
  nouns: string;
  /** 'created', or 'added' for people. */
  createdWord?: string;
}

/** What sets one kind of content apart from the others: data and pure functions. There is no other way to specialize one. */
export interface ItemKind<Item extends ItemRecord, Draft = AnyDraft, Patch = object> {
  kind: ContentKind;
  schema: Schema<StoredItem>;
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
  newItem(draft: Clean<Draft>, now: Date): Omit<NewItem<Item>, 'slug'>;
  /** What values that keep those rules mean for an item as it is; what they do not name stays. */
  changeOf(before: Item, values: Clean<Patch>, now: Date): ItemChange<Item>;
  /** Absent where the kind has calls of its own. */
  writes?: ItemWrites<Draft, Patch>;
  /** Addresses that are taken by something else; without it, those of the kind's own calls. */
  isReserved?(slug: string): boolean;
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
  facets(item: NewItem<Item>): Facets;
  /** Tags, technologies or skills: the facet of which an item has many. */
  keywords: { field: string; of(item: NewItem<Item>): readonly string[] };
  /** Counts of their own, such as by month. */
  otherTallies?(item: NewItem<Item>): readonly TallyKey[];
  events: Readonly<Record<ItemVerb, SnapshotEvent | EventDefinition<string, z.ZodType>>>;
  snapshot(item: Item): unknown;
}
