import type { ReactNode } from 'react';
import { Checkbox } from '#antd';
import styles from './DataTable.module.css';
import type { Selection } from './useSelection';

export interface Column<T> {
  title: string;
  /** What the list is sorted by when the title is clicked; such a column is not sortable without it. */
  sort?: string;
  widthPx?: number;
  /** The title is read, not shown. */
  hasHiddenTitle?: boolean;
  cell: (item: T) => ReactNode;
}

export interface Sorting {
  sort: string;
  order: string;
}

interface Props<T> {
  label: string;
  columns: readonly Column<T>[];
  items: readonly T[];
  /** Absent where nothing is done with several at once. */
  selection?: Selection;
  /** What one item is called by its tick box. */
  getName: (item: T) => string;
  /** Absent where the order is fixed. */
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
}

const UNSORTED: Sorting = { sort: '', order: '' };
const keepOrder = () => undefined;

const DIRECTIONS: Readonly<Record<string, 'ascending' | 'descending'>> = { ASC: 'ascending', DESC: 'descending' };

interface TitleProps<T> {
  column: Column<T>;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** A click on the sorted column turns its order, on another one sorts by it. */
function Title<T>({ column, sorting, onSort }: TitleProps<T>) {
  const { title, sort, hasHiddenTitle } = column;
  if (sort === undefined) return <span className={hasHiddenTitle ? styles.hidden : undefined}>{title}</span>;
  const isSorted = sorting.sort === sort;
  const next = isSorted && sorting.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <button type="button" className={styles.sort} onClick={() => onSort({ sort, order: next })}>
      {title}
      <span aria-hidden="true" className={styles.arrow} data-order={isSorted ? sorting.order : undefined} />
    </button>
  );
}

/** On a phone a row is a block: what it is about at its head beside what can be done, the rest below, each with its title. */
const getPlace = (place: number, hasHiddenTitle = false): 'head' | 'end' | undefined => {
  if (hasHiddenTitle) return 'end';
  return place === 0 ? 'head' : undefined;
};

/** Rows with tick boxes under titles that sort. */
export function DataTable<T extends { id: string }>(props: Props<T>) {
  const { label, columns, items, selection, getName, sorting = UNSORTED, onSort = keepOrder } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.tick}>
                <span className={styles.hidden}>Selected</span>
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                style={{ width: column.widthPx }}
                aria-sort={
                  column.sort === undefined || column.sort !== sorting.sort ? undefined : DIRECTIONS[sorting.order]
                }
              >
                <Title column={column} sorting={sorting} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} data-is-selected={selection?.has(item.id)}>
              {selection && (
                <td className={styles.tick}>
                  <Checkbox
                    checked={selection.has(item.id)}
                    onChange={() => selection.toggle(item.id)}
                    aria-label={`Select ${getName(item)}`}
                  />
                </td>
              )}
              {columns.map(({ title, hasHiddenTitle, cell }, place) => (
                <td key={title} data-title={title} data-place={getPlace(place, hasHiddenTitle)}>
                  {cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
