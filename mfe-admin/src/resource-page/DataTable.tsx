import type { CSSProperties, ReactNode } from 'react';
import { Checkbox } from '#antd';
import hidden from '../layout/VisuallyHidden.module.css';
import styles from './DataTable.module.css';
import type { Selection } from './useSelection';

export interface Column<T> {
  title: string;
  /** The sort field of the column; absent for columns that cannot be sorted. */
  sort?: string;
  widthPx?: number;
  /** Whether the title is only for screen readers. */
  hasHiddenTitle?: boolean;
  /** Whether a phone leaves it out. */
  isMinor?: boolean;
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
  /** Rows of one line, 48 px high. */
  isDense?: boolean;
  /** Absent without bulk actions. */
  selection?: Pick<Selection, 'has' | 'toggle'>;
  /** The item's name for its check box. */
  getName: (item: T) => string;
  /** Absent if the order is fixed. */
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

/** A click on the sorted column reverses its order; a click on another column sorts by it. */
function Title<T>({ column, sorting, onSort }: TitleProps<T>) {
  const { title, sort, hasHiddenTitle } = column;
  if (sort === undefined) return <span className={hasHiddenTitle ? hidden.visuallyHidden : undefined}>{title}</span>;
  const isSorted = sorting.sort === sort;
  const next = isSorted && sorting.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <button type="button" className={styles.sort} onClick={() => onSort({ sort, order: next })}>
      {title}
      <span aria-hidden="true" className={styles.arrow} data-order={isSorted ? sorting.order : undefined} />
    </button>
  );
}

/** On a phone, a row becomes a block: the first column and the actions at its top, and the others titled below. */
const getPlace = (place: number, hasHiddenTitle = false): 'head' | 'end' | undefined => {
  if (hasHiddenTitle) return 'end';
  return place === 0 ? 'head' : undefined;
};

const TICK_PX = 44;
const FLEXIBLE_COLUMN_PX = 200;
const WIDEST_PX = 900;

/** Narrower than this, the table scrolls sideways. */
const getMinWidth = (columns: readonly { widthPx?: number }[], hasTicks: boolean): CSSProperties => {
  const widthPx = columns.reduce((sum, column) => sum + (column.widthPx ?? FLEXIBLE_COLUMN_PX), hasTicks ? TICK_PX : 0);
  return { '--table-width': `${Math.min(widthPx, WIDEST_PX)}px` } as CSSProperties;
};

/** Selectable rows under sortable columns. */
export function DataTable<T extends { id: string }>(props: Props<T>) {
  const { label, columns, items, isDense = false, selection, getName, sorting = UNSORTED, onSort = keepOrder } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={styles.scroller} data-is-dense={isDense} aria-label={label} tabIndex={0}>
      <table className={styles.table} style={getMinWidth(columns, selection !== undefined)}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.tick}>
                <span className={hidden.visuallyHidden}>Selected</span>
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
              {columns.map(({ title, hasHiddenTitle, isMinor, cell }, place) => (
                <td key={title} data-title={title} data-place={getPlace(place, hasHiddenTitle)} data-is-minor={isMinor}>
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
