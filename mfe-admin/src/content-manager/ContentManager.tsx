import type { BulkAnswer } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import type { Address } from '@atelier/web-kit/api/calls';
import type { ComponentType, ReactNode } from 'react';
import { PlusOutlined } from '#icons';
import type { CsvKind } from '../csv-import/CsvKind';
import { useCsvTools } from '../csv-import/useCsvTools';
import type { ContentRow } from '../history/ContentItem';
import { bringBack, removeContent } from '../history/contentTools.api';
import { readAllPages } from '../platform/readAllPages';
import { readEach } from '../platform/readEach';
import { usePlatform } from '../platform/usePlatform';
import { type BulkEntry, BulkMenu } from '../resource-page/BulkMenu';
import { BulkReport } from '../resource-page/BulkReport';
import { CARD_VIEWS } from '../resource-page/cardViews';
import { getPage } from '../resource-page/getPage';
import { ItemCards, ItemCardsSkeleton } from '../resource-page/ItemCards';
import { type Filter, ListFilters } from '../resource-page/ListFilters';
import { listStatus } from '../resource-page/listStatus';
import { PageMenu } from '../resource-page/PageMenu';
import { PermittedButton } from '../resource-page/PermittedButton';
import { ResourcePage } from '../resource-page/ResourcePage';
import type { RowAction } from '../resource-page/RowMenu';
import { SelectionBar } from '../resource-page/SelectionBar';
import { type BulkAction, useBulkAction } from '../resource-page/useBulkAction';
import { isFiltering } from '../resource-page/useListState';
import { useSelection } from '../resource-page/useSelection';
import { ViewToggle } from '../resource-page/ViewToggle';
import type { ContentListState, ContentType } from './ContentType';
import { ItemControls } from './ItemControls';
import { useContent } from './useContent';

export interface CardProps<Item> {
  item: Item;
  isSelected: boolean;
  onToggle: () => void;
  /** The item's buttons, with extra menu entries from its card. */
  controlsWith: (own: readonly RowAction[]) => ReactNode;
}

/** A figure above the list; figures with a filter can be clicked. */
interface Figure<State> {
  label: string;
  value: number | undefined;
  filter?: Partial<State>;
}

/** A manager: a content type as cards, with figures, filters, bulk actions, and CSV. */
export interface ManagerDefinition<
  Item extends ContentRow,
  Loaded extends Item,
  Draft extends object,
  State extends ContentListState,
  Figures,
> extends ContentType<Item, Loaded, Draft, State> {
  title: string;
  subtitle: string;
  /** The label of the Add button, the label in an empty list, and the hint above it. */
  add: { label: string; first: string; hint: string };
  stats: Address<{ data: Figures }>;
  statsFailed?: string;
  figures: (stats: Figures | undefined) => readonly Figure<State>[];
  filters: readonly Filter<State>[];
  /** Bulk actions besides deleting. */
  bulk: (api: ApiClient) => readonly BulkAction<Item>[];
  /** Deletes all selected items in one call; without it, each item is deleted separately. */
  removeAll?: (api: ApiClient, items: readonly Item[]) => Promise<BulkAnswer>;
  csv: CsvKind<Draft>;
  /** Whether the list omits fields, so that an export must read each item. */
  isListShort?: boolean;
  showsForbidden?: boolean;
  Card: ComponentType<CardProps<Item>>;
  Skeleton?: ComponentType<{ view: string }>;
}

interface Props<
  Item extends ContentRow,
  Loaded extends Item,
  Draft extends object,
  State extends ContentListState,
  Figures,
> {
  manager: ManagerDefinition<Item, Loaded, Draft, State, Figures>;
  subPath: string;
  /** Entries of the page's menu. */
  menu?: readonly RowAction[];
}

export function ContentManager<
  Item extends ContentRow,
  Loaded extends Item,
  Draft extends object,
  State extends ContentListState & { view: string },
  Figures,
>({ manager, subPath, menu = [] }: Props<Item, Loaded, Draft, State, Figures>) {
  const {
    sort,
    getName,
    words,
    add,
    csv: csvKind,
    Card,
    Skeleton = ItemCardsSkeleton,
    showsForbidden = false,
  } = manager;
  const { noun } = csvKind;
  const { api } = usePlatform();
  const { state, change, list, missing, at, actions, getMoreActions, dialogs } = useContent(manager, subPath);
  const { rows, refresh, failure } = list;
  const items: readonly Item[] = rows ?? [];
  const selection = useSelection(items);
  const bulk = useBulkAction<Item>(noun, async () => {
    selection.clear();
    await refresh();
  });
  const csv = useCsvTools(csvKind, at, {
    create: (draft) => manager.create(api, { draft }),
    readAll: async () => {
      const all = await readAllPages((page, limit) => api.get(manager.list(state, { page, limit })));
      return manager.isListShort ? readEach(all, ({ id }) => manager.read(api, id)) : all;
    },
    refresh,
  });
  const { removeAll } = manager;
  const bulkEntries: readonly BulkEntry<Item>[] = [
    ...manager.bulk(api).map((action) => ({ ...action, missing: missing.write })),
    {
      title: 'Delete Selected',
      verb: 'delete',
      done: 'deleted',
      isDangerous: true,
      missing: missing.delete,
      ...(removeAll
        ? { callAll: (all) => removeAll(api, all) }
        : { call: (item) => removeContent(api, sort.path, item) }),
      undo: (item) => bringBack(api, sort.kind, item),
    },
  ];
  const addButton = (label: string, isMain: boolean) =>
    (showsForbidden || missing.write === undefined) && (
      <PermittedButton
        {...(isMain && { type: 'primary', icon: <PlusOutlined aria-hidden="true" /> })}
        missing={missing.write}
        onClick={at.add}
      >
        {label}
      </PermittedButton>
    );

  return (
    <>
      <ResourcePage
        title={manager.title}
        subtitle={manager.subtitle}
        actions={
          <>
            <BulkMenu selected={selection.selected} entries={bulkEntries} isRunning={bulk.isRunning} onRun={bulk.run} />
            <PageMenu actions={[...menu, ...csv.actions]} />
            {addButton(add.label, true)}
          </>
        }
        stats={manager.figures(list.stats).map(({ label, value, filter }) => ({
          label,
          value,
          ...(filter && {
            isSelected: Object.entries(filter).every(([name, chosen]) => state[name] === chosen),
            onSelect: () => change(filter),
          }),
        }))}
        filters={
          <ListFilters
            placeholder={`Search ${noun.many}...`}
            filters={manager.filters}
            state={state}
            onChange={change}
          />
        }
        viewsScreen={sort.resource}
        selectionBar={
          <SelectionBar selection={selection} count={`${items.length} of ${list.total} ${noun.many}`}>
            <ViewToggle
              value={state.view}
              views={CARD_VIEWS}
              onChange={(view) => change({ view, page: state.page } as Partial<State>)}
            />
          </SelectionBar>
        }
        status={listStatus(failure, rows)}
        skeleton={<Skeleton view={state.view} />}
        failure={failure ?? ''}
        onRetry={() => void refresh()}
        empty={{
          title: `No ${noun.many} found`,
          ...(isFiltering(state, manager.defaults)
            ? { hint: 'Try adjusting your search or filters' }
            : { hint: add.hint, action: addButton(add.first, false) }),
        }}
        pagination={getPage(state.page, manager.pageSize, list.total, (to) => change(to as Partial<State>))}
      >
        <ItemCards view={state.view}>
          {items.map((item) => (
            <Card
              key={item.id}
              item={item}
              isSelected={selection.has(item.id)}
              onToggle={() => selection.toggle(item.id)}
              controlsWith={(own) => (
                <ItemControls
                  name={getName(item)}
                  words={words}
                  missing={missing}
                  showsForbidden={showsForbidden}
                  more={[...own, ...getMoreActions(item)]}
                  onEdit={() => at.edit(item)}
                  onDelete={() => void actions.remove(item)}
                />
              )}
            />
          ))}
        </ItemCards>
      </ResourcePage>
      {dialogs}
      {csv.dialog}
      <BulkReport report={bulk.report} getName={getName} onClose={bulk.closeReport} />
    </>
  );
}
