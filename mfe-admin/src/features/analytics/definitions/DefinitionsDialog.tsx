import type { ReactNode } from 'react';
import { Button } from '#antd';
import { DeleteOutlined, PlusOutlined } from '#icons';
import { Dialog } from '../../../forms/Dialog';
import styles from './Definitions.module.css';

interface Definition {
  id: string;
  name: string;
}

interface Props<Item extends Definition> {
  title: string;
  items: readonly Item[];
  describe: (item: Item) => string;
  /** The text for an empty list. */
  none: string;
  /** The text of the button that adds one; absent if they are added elsewhere. */
  add?: { text: string; run: () => void };
  onEdit: (item: Item) => void;
  onRemove: (item: Item) => void;
  onClose: () => void;
  /** The dialog that edits one. */
  children: ReactNode;
}

/** Lists what is defined for everyone who reads analytics, to add, edit, and delete it. */
export function DefinitionsDialog<Item extends Definition>(props: Props<Item>) {
  const { title, items, describe, none, add, onEdit, onRemove, onClose, children } = props;
  return (
    <Dialog
      title={title}
      isOpen
      isForReading
      onClose={onClose}
      footer={
        <>
          {add && (
            <Button icon={<PlusOutlined aria-hidden="true" />} onClick={add.run}>
              {add.text}
            </Button>
          )}
          <Button type="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {items.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <div>
              <strong>{item.name}</strong>
              <p>{describe(item)}</p>
            </div>
            <Button aria-label={`Edit ${item.name}`} onClick={() => onEdit(item)}>
              Edit
            </Button>
            <Button
              type="text"
              danger
              icon={<DeleteOutlined />}
              aria-label={`Delete ${item.name}`}
              onClick={() => onRemove(item)}
            />
          </li>
        ))}
      </ul>
      {children}
    </Dialog>
  );
}
