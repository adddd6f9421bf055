import { LIST_VIEWS, type ListLook, TABLE_PAGE_SIZES } from '@atelier/contracts/auth/preferences';
import type { ContentSort } from '../history/ContentItem';
import type { Sorting } from '../resource-page/DataTable';
import type { PageOf } from '../resource-page/getPage';
import { getPage } from '../resource-page/getPage';
import { useListLook } from '../resource-page/useListLook';
import { useListState } from '../resource-page/useListState';
import type { ManagedState } from './ContentType';
import { type Orders, toOrderWord, toSorting } from './listOrder';

interface Managed<State> {
  sort: ContentSort;
  defaults: State;
  /** Cards on a page. */
  pageSize: number;
  usualOrder: string;
  orders: Orders;
}

/** One of the known values that a text means, if any. */
const known = <Value extends string | number>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => String(value) === text);

/** A manager's filters and look: what the address says, else what the user chose before. */
export const useManagedLook = <State extends ManagedState>(manager: Managed<State>) => {
  const { sort, defaults, usualOrder, orders } = manager;
  const [state, change] = useListState(defaults);
  const remembered = useListLook(sort.resource);
  const look: ListLook = {
    ...remembered.look,
    view: known(LIST_VIEWS, state.view) ?? remembered.look.view,
    pageSize: known(TABLE_PAGE_SIZES, state.size) ?? remembered.look.pageSize,
  };
  const isTable = look.view === 'table';
  const set = (changes: Partial<ManagedState>, replace?: boolean) => change(changes as Partial<State>, replace);
  const changeView = (next: string): void => {
    const view = known(LIST_VIEWS, next) ?? 'grid';
    const keepsPages = (view === 'table') === isTable;
    set({ view, ...(keepsPages ? { page: state.page } : {}) });
    void remembered.change({ view });
  };
  const changeTablePage = (page: number, size: number, replace?: boolean): void => {
    const pageSize = known(TABLE_PAGE_SIZES, `${size}`) ?? look.pageSize;
    set({ page: `${page}`, size: `${pageSize}` }, replace);
    if (pageSize !== look.pageSize) void remembered.change({ pageSize });
  };
  const size = isTable ? look.pageSize : manager.pageSize;
  return {
    state,
    change,
    look,
    isTable,
    size,
    changeView,
    hideColumns: (hiddenColumns: readonly string[]) => void remembered.change({ hiddenColumns: [...hiddenColumns] }),
    sorting: toSorting(orders, state.sort || usualOrder),
    changeSorting: (sorting: Sorting) => set({ sort: toOrderWord(orders, sorting) }),
    getPagination: (total: number): PageOf =>
      isTable
        ? { page: Number(state.page), size, total, sizes: TABLE_PAGE_SIZES, onChange: changeTablePage }
        : getPage(state.page, size, total, set),
  };
};

export type ManagedLook<State extends ManagedState> = ReturnType<typeof useManagedLook<State>>;
