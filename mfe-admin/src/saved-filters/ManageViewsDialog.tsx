import type { SavedFilter } from '@atelier/contracts';
import { type FormEvent, useState } from 'react';
import { Button, Input } from '#antd';
import { DeleteOutlined } from '#icons';
import { Dialog } from '../forms/Dialog';
import type { SavedFilters } from './useSavedFilters';
import styles from './Views.module.css';
import { MAX_NAME_LENGTH, nameProblem } from './viewName';

const WIDTH_PX = 520;

interface RowProps {
  view: SavedFilter;
  saved: SavedFilters;
}

function ViewRow({ view, saved }: RowProps) {
  const [name, setName] = useState(view.name);
  const problem = nameProblem(name);
  const isChanged = name.trim() !== view.name;
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (problem === undefined && isChanged) void saved.rename(view.id, name.trim());
  };
  return (
    <li>
      <form className={styles.row} onSubmit={rename}>
        <Input
          aria-label={`Name of ${view.name}`}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          status={problem === undefined ? '' : 'error'}
          aria-invalid={problem !== undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Button htmlType="submit" disabled={!isChanged || problem !== undefined} aria-label={`Rename ${view.name}`}>
          Rename
        </Button>
        <Button
          type="text"
          danger
          icon={<DeleteOutlined />}
          aria-label={`Delete ${view.name}`}
          onClick={() => void saved.remove(view)}
        />
      </form>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </li>
  );
}

/** Renames and deletes the saved views of a screen. */
export function ManageViewsDialog({ saved, onClose }: { saved: SavedFilters; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      title="Manage views"
      widthPx={WIDTH_PX}
      keepsHeight="short"
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {saved.views.length === 0 ? (
        <p className={styles.hint}>This list has no saved views.</p>
      ) : (
        <ul className={styles.views} aria-label="Saved views">
          {saved.views.map((view) => (
            <ViewRow key={`${view.id} ${view.name}`} view={view} saved={saved} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
