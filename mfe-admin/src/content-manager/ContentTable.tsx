import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Skeleton } from '#antd';
import type { ContentRow } from '../history/ContentItem';
import { type Column, DataTable, type Sorting } from '../resource-page/DataTable';
import type { Selection } from '../resource-page/useSelection';
import styles from './ContentTable.module.css';
import { EditedStatus } from './EditedStatus';

/** The columns of a type of content, after the one with its name. */
export interface TableDefinition<Item> {
  /** The title and sort field of the first column. */
  nameColumn: { title: string; sort: string };
  columns: readonly Column<Item>[];
}

interface Props<Item> {
  label: string;
  table: TableDefinition<Item>;
  items: readonly Item[];
  hiddenColumns: readonly string[];
  getName: (item: Item) => string;
  /** Undefined for an item that the user may not edit. */
  getEditPath: (item: Item) => string | undefined;
  getControls: (item: Item) => ReactNode;
  selection: Pick<Selection, 'has' | 'toggle'>;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

export function NameLink({ name, path }: { name: string; path: string | undefined }) {
  return path === undefined ? <b>{name}</b> : <Link href={path}>{name}</Link>;
}

/** A type of content as one line per item. */
export function ContentTable<Item extends ContentRow>(props: Props<Item>) {
  const { label, table, hiddenColumns, getName, getEditPath, getControls, ...shown } = props;
  const columns: readonly Column<Item>[] = [
    {
      ...table.nameColumn,
      cell: (item) => (
        <span className={styles.name}>
          <NameLink name={getName(item)} path={getEditPath(item)} />
          <EditedStatus item={item} />
        </span>
      ),
    },
    ...table.columns.filter(({ title }) => !hiddenColumns.includes(title)),
    { title: 'Actions', hasHiddenTitle: true, widthPx: 56, cell: getControls },
  ];
  return <DataTable label={label} columns={columns} getName={getName} isDense {...shown} />;
}

/** A placeholder in the shape of the table. */
export function ContentTableSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton active title={false} paragraph={{ rows: 10, width: '100%' }} />
    </div>
  );
}
