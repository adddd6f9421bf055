import type { TrashedItem } from '@atelier/contracts';
import { useState } from 'react';
import { Button } from '#antd';
import { formatDateTime } from '../../dates/dates';
import { getLabel } from '../../history/ContentItem';
import { type Column, DataTable } from '../../resource-page/DataTable';
import styles from './Trash.module.css';
import { daysLeft } from './trashWords';

interface Props {
  items: readonly TrashedItem[];
  onBringBack: (item: TrashedItem) => Promise<void>;
  onDelete: (item: TrashedItem) => void;
}

function Actions({ item, onBringBack, onDelete }: Omit<Props, 'items'> & { item: TrashedItem }) {
  const [isBusy, setIsBusy] = useState(false);
  const bringBack = async () => {
    setIsBusy(true);
    await onBringBack(item);
    setIsBusy(false);
  };
  return (
    <div className={styles.actions}>
      <Button size="small" loading={isBusy} onClick={() => void bringBack()} aria-label={`Restore ${item.title}`}>
        Restore
      </Button>
      <Button
        size="small"
        type="text"
        danger
        disabled={isBusy}
        onClick={() => onDelete(item)}
        aria-label={`Delete ${item.title} for good`}
      >
        Delete
      </Button>
    </div>
  );
}

const getColumns = (handlers: Omit<Props, 'items'>): Column<TrashedItem>[] => [
  {
    title: 'Item',
    cell: ({ title, wasPublic }) => (
      <>
        <b>{title}</b>
        <span className={styles.note}>{wasPublic ? 'Was on the site' : 'Was not public'}</span>
      </>
    ),
  },
  { title: 'Kind', widthPx: 120, cell: ({ kind }) => getLabel(kind) },
  {
    title: 'Deleted',
    widthPx: 200,
    cell: ({ deletedAt, deletedBy }) => (
      <>
        <time dateTime={deletedAt}>{formatDateTime(deletedAt)}</time>
        {deletedBy !== null && <span className={styles.note}>by {deletedBy}</span>}
      </>
    ),
  },
  {
    title: 'Gone for good',
    widthPx: 116,
    cell: ({ expiresAt }) => <time dateTime={expiresAt}>{daysLeft(expiresAt)}</time>,
  },
  {
    title: 'Actions',
    hasHiddenTitle: true,
    widthPx: 190,
    cell: (item) => <Actions item={item} {...handlers} />,
  },
];

export function TrashTable({ items, ...handlers }: Props) {
  return <DataTable label="Trash" columns={getColumns(handlers)} items={items} getName={({ title }) => title} />;
}
