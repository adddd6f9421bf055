import type { Address } from '@atelier/web-kit/api/calls';
import type { ComponentType, ReactNode } from 'react';
import type { CsvKind } from '../csv-import/CsvKind';
import type { ContentRow } from '../history/ContentItem';
import type { Noun } from '../numbers/numbers';
import type { Filter } from '../resource-page/ListFilters';
import type { RowAction } from '../resource-page/RowMenu';
import type { TableDefinition } from './ContentTable';
import type { ContentType, ManagedState } from './ContentType';
import type { ContentBulk } from './contentBulk';
import type { Orders } from './listOrder';

export interface CardProps<Item> {
  item: Item;
  isSelected: boolean;
  onToggle: () => void;
  /** The item's buttons. */
  controls: ReactNode;
}

/** A figure above the list; figures with a filter can be clicked. */
interface Figure<State> {
  label: string;
  value: number | undefined;
  filter?: Partial<State>;
}

/** A manager: a content type as cards or as a table, with figures, filters, bulk actions, and CSV. */
export interface ManagerDefinition<
  Item extends ContentRow,
  Loaded extends Item,
  Draft extends object,
  State extends ManagedState,
  Figures,
> extends ContentType<Item, Loaded, Draft, State>,
    ContentBulk<Item, Draft> {
  title: string;
  subtitle: string;
  /** The label of the Add button, the label in an empty list, and the hint above it. */
  add: { label: string; first: string; hint: string };
  stats: Address<{ data: Figures }>;
  statsFailed?: string;
  figures: (stats: Figures | undefined) => readonly Figure<State>[];
  filters: readonly Filter<State>[];
  noun: Noun;
  /** Only an import or an export needs it. */
  loadCsv: () => Promise<CsvKind<Draft>>;
  /** Whether the list omits fields, so that an export must read each item. */
  isListShort?: boolean;
  showsForbidden?: boolean;
  /** The API's word for the order without a choice, and those of the table's columns. */
  usualOrder: string;
  orders: Orders;
  table: TableDefinition<Item>;
  /** Menu entries of an item besides those of all types; `view` opens its details. */
  actions: (item: Item, view: (item: Item) => void) => readonly RowAction[];
  Details?: ComponentType<{ item: Item | undefined; onClose: () => void }>;
  Card: ComponentType<CardProps<Item>>;
  Skeleton?: ComponentType<{ view: string }>;
}
