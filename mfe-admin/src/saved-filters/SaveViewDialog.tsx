import { useId, useState } from 'react';
import { Input } from '#antd';
import { FormDialog } from '../forms/FormDialog';
import { useCloseQuestion } from '../forms/useCloseQuestion';
import styles from './Views.module.css';
import { MAX_NAME_LENGTH, nameProblem } from './viewName';

const WIDTH_PX = 440;

interface Props {
  onClose: () => void;
  /** True if the view was saved. */
  onSave: (name: string) => Promise<boolean>;
}

/** Asks for the name of a saved view. */
export function SaveViewDialog({ onClose, onSave }: Props) {
  const nameId = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    const found = nameProblem(name);
    setProblem(found);
    if (found !== undefined) return document.getElementById(nameId)?.focus();
    setIsSaving(true);
    const isKept = await onSave(name.trim());
    setIsSaving(false);
    if (isKept) onClose();
  };
  const close = useCloseQuestion(name !== '', onClose);
  return (
    <FormDialog
      title="Save this view"
      widthPx={WIDTH_PX}
      onClose={() => void close()}
      action="Save View"
      isSubmitting={isSaving}
      className={styles.form}
      onSubmit={save}
    >
      <label htmlFor={nameId}>Name</label>
      <Input
        id={nameId}
        autoFocus
        value={name}
        maxLength={MAX_NAME_LENGTH}
        status={problem === undefined ? '' : 'error'}
        aria-invalid={problem !== undefined}
        aria-describedby={`${nameId}-hint`}
        onChange={({ target }) => setName(target.value)}
      />
      <p id={`${nameId}-hint`} className={problem === undefined ? styles.hint : styles.problem}>
        {problem ?? 'Saves the current filters, search, and order. Only you see it, in every browser you use.'}
      </p>
    </FormDialog>
  );
}
