import { useState } from 'react';
import { PlusOutlined } from '#icons';
import { useCsvTools } from '../csv-import/useCsvTools';
import type { ContentRow } from '../history/ContentItem';
import { PublishReceiptNotice } from '../history/PublishReceiptNotice';
import { readEach } from '../platform/readEach';
import { usePlatform } from '../platform/usePlatform';
import { CONTENT_VIEWS } from '../resource-page/cardViews';
import { ItemCardsSkeleton } from '../resource-page/ItemCards';
import { ListFilters } from '../resource-page/ListFilters';
import { listStatus } from '../resource-page/listStatus';
import { PageMenu } from '../resource-page/PageMenu';
import { PermittedButton } from '../resource-page/PermittedButton';
import { ResourcePage } from '../resource-page/ResourcePage';
import type { RowAction } from '../resource-page/RowMenu';
import { SelectionBar } from '../resource-page/SelectionBar';
import { isFiltering } from '../resource-page/useListState';
import { ViewToggle } from '../resource-page/ViewToggle';
import { ColumnsMenu } from './ColumnsMenu';
import { ContentList } from './ContentList';
import { ContentTableSkeleton } from './ContentTable';
import type { ManagedState } from './ContentType';
import { ItemControls } from './ItemControls';
import type { ManagerDefinition } from './ManagerDefinition';
import { useContent } from './useContent';
import { useContentBulk } from './useContentBulk';
import { useManagedLook } from './useManagedLook';

interface Props<
  Item extends ContentRow,
  Loaded extends Item,
  Draft extends object,
  State extends ManagedState,
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
  State extends ManagedState,
  Figures,
>({ manager, subPath, menu = [] }: Props<Item, Loaded, Draft, State, Figures>) {
  const { sort, getName, words, add, noun, Details, showsForbidden = false } = manager;
  const { api } = usePlatform();
  const looked = useManagedLook(manager);
  const { look, isTable } = looked;
  const content = useContent(manager, subPath, looked);
  const { list, missing, getMissing, getEditPath, at, actions, getMoreActions, dialogs, receipt } = content;
  const { state, change } = looked;
  const { rows, refresh, failure } = list;
  const items: readonly Item[] = rows ?? [];
  const [viewed, setViewed] = useState<Item>();
  const { selection, readAll, ...bulk } = useContentBulk(manager, noun, { state, list, missing });
  const csv = useCsvTools(manager, at, {
    create: (draft) => manager.create(api, { draft }),
    readAll: async () => {
      const all = await readAll();
      return manager.isListShort ? readEach(all, ({ id }) => manager.read(api, id)) : all;
    },
    refresh,
  });
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
  const { Skeleton = ItemCardsSkeleton } = manager;

  return (
    <>
      <ResourcePage
        title={manager.title}
        subtitle={manager.subtitle}
        actions={
          <>
            {bulk.menu}
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
          <SelectionBar selection={selection} shown={`${items.length} of ${list.total} ${noun.many}`}>
            {isTable && (
              <ColumnsMenu
                titles={manager.table.columns.map(({ title }) => title)}
                hidden={look.hiddenColumns}
                onChange={looked.hideColumns}
              />
            )}
            <ViewToggle value={look.view} views={CONTENT_VIEWS} onChange={looked.changeView} />
          </SelectionBar>
        }
        notice={
          <>
            <PublishReceiptNotice {...receipt} />
            {bulk.progress}
          </>
        }
        status={listStatus(failure, rows)}
        skeleton={isTable ? <ContentTableSkeleton /> : <Skeleton view={look.view} />}
        failure={failure ?? ''}
        onRetry={() => void refresh()}
        empty={{
          title: `No ${noun.many} found`,
          ...(isFiltering(state, manager.defaults)
            ? { hint: 'Try adjusting your search or filters' }
            : { hint: add.hint, action: addButton(add.first, false) }),
        }}
        pagination={looked.getPagination(list.total)}
      >
        <ContentList
          manager={manager}
          looked={looked}
          items={items}
          selection={selection}
          getEditPath={getEditPath}
          getControls={(item) => (
            <ItemControls
              name={getName(item)}
              words={words}
              missing={getMissing(item)}
              showsForbidden={showsForbidden}
              isMenuOnly={isTable}
              more={[...manager.actions(item, setViewed), ...getMoreActions(item)]}
              onEdit={() => at.edit(item)}
              onDelete={() => void actions.remove(item)}
            />
          )}
        />
      </ResourcePage>
      {dialogs}
      {csv.dialog}
      {Details && <Details item={viewed} onClose={() => setViewed(undefined)} />}
      {bulk.dialog}
      {bulk.report}
    </>
  );
}
