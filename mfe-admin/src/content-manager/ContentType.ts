import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import type { Address } from '@atelier/web-kit/api/calls';
import type { ComponentType } from 'react';
import type { ItemDrafting } from '../drafts/ItemDrafting';
import type { Entry } from '../forms/toFormData';
import type { ContentRow, ContentSort } from '../history/ContentItem';
import type { ItemWords } from '../resource-page/useItemActions';
import type { ListState } from '../resource-page/useListState';

export interface ContentListState extends ListState {
  search: string;
  page: string;
}

export interface ListAnswer<Item> {
  data: readonly Item[];
  pagination: { totalPages: number };
}

export interface EditorProps<Loaded, Draft> {
  /** The item to edit, with its working copy; absent for a new one. */
  item: Loaded | undefined;
  /** What the server keeps beside an item that exists. */
  drafting: ItemDrafting | undefined;
  onClose: () => void;
  /** True when the item was saved. */
  onSave: (entry: Entry<Draft>) => Promise<boolean>;
}

/** An item as it was loaded: a change is refused if someone else has saved a newer version. */
export interface Version {
  id: string;
  version: number;
}

/** A type of content: where its list is, how one item is read and written, and the words for both. */
export interface ContentType<
  Item extends ContentRow,
  Loaded extends Item,
  Draft extends object,
  State extends ContentListState,
> {
  sort: ContentSort;
  /** The list's own address, such as '/admin/blog'. */
  path: string;
  getName: (item: Item) => string;
  words: ItemWords & { loadFailed: string };
  /** The filters and the page that the address bar leaves out. */
  defaults: State;
  pageSize: number;
  /** What the list's answer calls its rows. */
  rows: string;
  list: (state: State, page: { page: string | number; limit: number }) => Address<ListAnswer<Item>>;
  /** One item as the server has it now, with every field. */
  read: (api: ApiClient, id: string, options?: { signal: AbortSignal }) => Promise<Loaded>;
  create: (api: ApiClient, entry: Entry<Draft>) => Promise<unknown>;
  /** Fields that are not sent stay as they are. */
  update: (api: ApiClient, item: Version, entry: Entry<Partial<Draft>>) => Promise<unknown>;
  /** What the editor saves if nothing is changed; undefined if the item breaks its own rules. */
  getDraft: (item: Loaded) => Draft | undefined;
  editTitle: string;
  Editor: ComponentType<EditorProps<Loaded, Draft>>;
}
