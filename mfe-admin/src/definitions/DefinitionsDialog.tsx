import { Fragment, type ReactNode, useState } from 'react';
import { Button } from '#antd';
import { DeleteOutlined, PlusOutlined } from '#icons';
import { Dialog } from '../forms/Dialog';
import styles from './DefinitionsDialog.module.css';
import type { Definition, Definitions } from './useDefinitions';

/** What the dialog of one definition needs; `onSave` resolves to true if it was saved. */
interface Editing<Input> {
  onClose: () => void;
  onSave: (input: Input) => Promise<boolean>;
}

interface Props<Item extends Definition, Input> {
  title: string;
  definitions: Definitions<Item, Input>;
  describe: (item: Item) => string;
  /** The text for an empty list. */
  none: string;
  /** The text of the button that adds one; absent if they are added elsewhere. */
  add?: string;
  /** The dialog of one; without an item it adds one. */
  renderEditor: (item: Item | undefined, editing: Editing<Input>) => ReactNode;
  onClose: () => void;
}

const NEW = 'new';

/** Lists the definitions to add, edit, and delete them. */
export function DefinitionsDialog<Item extends Definition, Input>(props: Props<Item, Input>) {
  const { title, definitions, describe, none, add, renderEditor, onClose } = props;
  const { items, isLoading, create, update, remove, read } = definitions;
  const [edited, setEdited] = useState<Item | typeof NEW>();
  const close = () => setEdited(undefined);
  const save = async (item: Item, changed: Input): Promise<boolean> => {
    const outcome = await update(item, changed);
    // The browser keeps what was typed, so the dialog may close if the newer version cannot be loaded.
    if (outcome === 'reload') setEdited(await read(item).catch(() => undefined));
    return outcome === 'saved';
  };
  return (
    <Dialog
      title={title}
      isOpen
      isForReading
      keepsHeight="short"
      onClose={onClose}
      footer={
        <>
          {add && (
            <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => setEdited(NEW)}>
              {add}
            </Button>
          )}
          <Button type="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {isLoading && <div role="status" aria-label="Loading" />}
      {items.length === 0 && !isLoading && <p className={styles.none}>{none}</p>}
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <div>
              <strong>{item.name}</strong>
              <p>{describe(item)}</p>
            </div>
            <Button aria-label={`Edit ${item.name}`} onClick={() => setEdited(item)}>
              Edit
            </Button>
            <Button
              type="text"
              danger
              icon={<DeleteOutlined />}
              aria-label={`Delete ${item.name}`}
              onClick={() => void remove(item)}
            />
          </li>
        ))}
      </ul>
      {edited === NEW &&
        renderEditor(undefined, { onClose: close, onSave: async (input) => (await create(input)) === 'saved' })}
      {edited !== undefined && edited !== NEW && (
        <Fragment key={`${edited.id} ${edited.version}`}>
          {renderEditor(edited, { onClose: close, onSave: (input) => save(edited, input) })}
        </Fragment>
      )}
    </Dialog>
  );
}
