import type { ReactNode } from 'react';
import type { ContentRow } from '../history/ContentItem';
import { ItemCards } from '../resource-page/ItemCards';
import type { Selection } from '../resource-page/useSelection';
import { ContentTable } from './ContentTable';
import type { ManagedState } from './ContentType';
import type { ManagerDefinition } from './ManagerDefinition';
import type { ManagedLook } from './useManagedLook';

interface Props<
  Item extends ContentRow,
  Loaded extends Item,
  Draft extends object,
  State extends ManagedState,
  Figures,
> {
  manager: ManagerDefinition<Item, Loaded, Draft, State, Figures>;
  looked: ManagedLook<State>;
  items: readonly Item[];
  selection: Pick<Selection, 'has' | 'toggle'>;
  /** Undefined for an item that the user may not edit. */
  getEditPath: (item: Item) => string | undefined;
  getControls: (item: Item) => ReactNode;
}

/** The items as cards or as a table. */
export function ContentList<
  Item extends ContentRow,
  Loaded extends Item,
  Draft extends object,
  State extends ManagedState,
  Figures,
>({ manager, looked, items, selection, getEditPath, getControls }: Props<Item, Loaded, Draft, State, Figures>) {
  const { look, isTable, sorting, changeSorting } = looked;
  const { table, getName, title, Card } = manager;
  if (isTable)
    return (
      <ContentTable
        label={title}
        table={table}
        items={items}
        hiddenColumns={look.hiddenColumns}
        getName={getName}
        getEditPath={getEditPath}
        getControls={getControls}
        selection={selection}
        sorting={sorting}
        onSort={changeSorting}
      />
    );
  return (
    <ItemCards view={look.view}>
      {items.map((item) => (
        <Card
          key={item.id}
          item={item}
          isSelected={selection.has(item.id)}
          onToggle={() => selection.toggle(item.id)}
          controls={getControls(item)}
        />
      ))}
    </ItemCards>
  );
}
