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

/** The state of a list that can be shown as a table; an empty view, size, or order follows the user's choice. */
export interface ManagedState extends ContentListState {
  view: string;
  size: string;
  sort: string;
}

export const LIST_DEFAULTS = { search: '', page: '1', view: '', size: '', sort: '' };

interface ListAnswer<Item> {
  data: readonly Item[];
  pagination: { totalPages: number };
}

export interface EditorProps<Loaded, Draft> {
  /** The edited item with its working copy; absent for a new item. */
  item: Loaded | undefined;
  /** Drafts, presence, and tools of an existing item. */
  drafting: ItemDrafting | undefined;
  onClose: () => void;
  /** True if the item was saved. */
  onSave: (entry: Entry<Draft>) => Promise<boolean>;
}

/** The version that was loaded; a change is rejected if someone else has saved a newer one. */
export interface Version {
  id: string;
  version: number;
}

/** A type of content: its list, how items are read and written, and its texts. */
export interface ContentType<
  Item extends ContentRow,
  Loaded extends Item,
  Draft extends object,
  State extends ContentListState,
> {
  sort: ContentSort;
  /** The path of the list, such as '/admin/blog'. */
  path: string;
  getName: (item: Item) => string;
  words: ItemWords & { loadFailed: string };
  /** Default filters and page, which the address bar omits. */
  defaults: State;
  pageSize: number;
  /** The field of the list answer that holds the rows. */
  rows: string;
  list: (state: State, page: { page: string | number; limit: number }) => Address<ListAnswer<Item>>;
  /** Reads the item's current state from the server, with every field. */
  read: (api: ApiClient, id: string, options?: { signal: AbortSignal }) => Promise<Loaded>;
  create: (api: ApiClient, entry: Entry<Draft>) => Promise<unknown>;
  /** Omitted fields stay unchanged. */
  update: (api: ApiClient, item: Version, entry: Entry<Partial<Draft>>) => Promise<unknown>;
  /** The unchanged item as the editor would save it; undefined if the item is invalid. */
  getDraft: (item: Loaded) => Draft | undefined;
  editTitle: string;
  Editor: ComponentType<EditorProps<Loaded, Draft>>;
}
