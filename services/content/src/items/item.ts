import type { ContentKind, ContentPath, EventDefinition, ItemSnapshot, Resource } from '@atelier/contracts';
import type { Facet, Facets, TallyKey } from '@atelier/service-kit';
import type { Clean } from '@atelier/service-kit/rich-text/rich-text';
import type { QueryFilter, Schema } from 'mongoose';
import type * as z from 'zod';
import type { PictureFacts } from '../pictures/pictures.js';
import type { PictureFields } from '../pictures/shown-pictures.js';
import type { StoredItem } from './item.schema.js';
import type { ItemForm } from './item-forms.js';

/** Fields of every content item, whatever its kind. */
export interface ItemRecord {
  id: string;
  slug: string;
  /** Slugs that the item had while it was public: their addresses still find it. */
  formerSlugs: string[];
  trashed: boolean;
  /** Set once and kept: a formerly public address answers 410, not 404. */
  firstPublishedAt: Date | null;
  /** When the item is published automatically; a kind may use its own fields instead. */
  publishAt: Date | null;
  /** When the item is unpublished automatically. */
  unpublishAt: Date | null;
  version: number;
  /** Name of the person who changed it last. */
  updatedBy: string | null;
  /** Null for items created by a script or an earlier version. */
  createdById: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Facts about its pictures; read with the item, never stored with it. */
  pictureFacts?: PictureFacts;
  /** Whether there is a working copy; read with the item for staff only. */
  isEdited?: boolean;
}

/** The fields that a change may set: all except those that the repository manages. */
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
  createdById: null,
};

type SnapshotEvent = EventDefinition<string, z.ZodType<unknown, ItemSnapshot>>;
export type ItemVerb = 'created' | 'updated' | 'published' | 'unpublished' | 'deleted' | 'purged';

/** How an item is published and unpublished. */
export interface Visibility<Item extends ItemRecord> {
  /** Editor fields that control visibility; restoring an earlier version does not touch them. */
  fields: readonly string[];
  shown: ItemChange<Item>;
  hidden: ItemChange<Item>;
  /** For kinds whose own fields control when an item becomes visible. */
  publication?: {
    at(item: Item): Date | null;
    set(item: Item, at: Date | null): ItemChange<Item>;
    /** Items whose date has passed. */
    due(now: Date): QueryFilter<StoredItem>;
  };
}

/** Editor input, limited to what all kinds have in common. */
export interface AnyDraft {
  slug?: string | undefined;
}

/** The calls that create and change one item, with its files. */
export interface ItemWrites<Draft, Patch> {
  created: ItemForm<Draft>;
  changed: ItemForm<Patch>;
  /** 'created', or 'added' for members. */
  createdWord?: string;
}

/**
 * Everything that distinguishes one kind of content from the others: data and pure functions. This is the only way to
 * specialize a kind.
 */
export interface ItemKind<Item extends ItemRecord, Draft = AnyDraft, Patch = object> {
  kind: ContentKind;
  schema: Schema<StoredItem>;
  resource: Resource;
  /** First path segment of its calls. */
  path: ContentPath;
  /** Singular noun, such as 'Service'. */
  noun: string;
  /** The message for a missing item. */
  notFound: string;
  /** The rules of the fields that an editor fills in. */
  draft: z.ZodObject;
  /** An item with empty fields. */
  blank: Omit<NewItem<Item>, 'slug'>;
  newItem(draft: Clean<Draft>, now: Date): Omit<NewItem<Item>, 'slug'>;
  /** Converts valid values to a change of the current item; absent fields stay unchanged. */
  toChange(before: Item, values: Clean<Patch>, now: Date): ItemChange<Item>;
  /** Absent if the kind has its own calls. */
  writes?: ItemWrites<Draft, Patch>;
  /** The rules of one change in a bulk call, and the singular noun for its answer. */
  bulk: { patch: z.ZodType<Patch>; noun: string };
  /** Throws 409 for an item that the site needs. */
  requireDeletable?(item: Item): void;
  /** Slugs that are taken by something else, besides those of the kind's own calls. */
  isReserved?(slug: string): boolean;
  /** The answer of the API. */
  answer(item: Item, isStaff: boolean): unknown;
  visibility: Visibility<Item>;
  /** The fields that reference pictures. */
  pictures: PictureFields;
  /** The field that controls visibility, and all of its values. */
  status: { field: string; values: readonly Facet[] };
  isPublic(item: Item): boolean;
  getTitle(item: Pick<Item, never> & Partial<Item>): string;
  /** Texts that are found by the beginnings of their words. */
  searchTexts(item: NewItem<Item>): readonly (string | null)[];
  /** Long texts, which are found by whole words. */
  longTexts?(item: NewItem<Item>): readonly (string | null)[];
  /** Sort keys by name; never null, so that every item has a position. */
  sortKeys(item: NewItem<Item>, createdAt: Date): Readonly<Record<string, Date | string | number>>;
  /** Facets that lists filter by; every combination is counted. */
  facets(item: NewItem<Item>): Facets;
  /** Tags, technologies or skills: the facet with multiple values per item. */
  keywords: { field: string; of(item: NewItem<Item>): readonly string[] };
  /** Additional counts, such as of completed projects. */
  otherTallies?(item: NewItem<Item>): readonly TallyKey[];
  events: Readonly<Record<ItemVerb, SnapshotEvent | EventDefinition<string, z.ZodType>>>;
  snapshot(item: Item): unknown;
}
