import type { Submission } from '@atelier/contracts';
import { useState } from 'react';
import { Button, Input } from '#antd';
import styles from './Desk.module.css';

const MAX_LENGTH = 500;

interface Props {
  submission: Submission;
  mayWrite: boolean;
  /** Typed but unsaved notes. */
  unsaved: string | undefined;
  onChange: (notes: string | undefined) => void;
  /** True if the notes were saved, or given up for those of a colleague. */
  onSave: (notes: string) => Promise<boolean>;
}

/** Internal notes on a message; customers never see them. */
export function SubmissionNotes({ submission, mayWrite, unsaved, onChange, onSave }: Props) {
  const saved = submission.notes ?? '';
  const [isSaving, setIsSaving] = useState(false);
  if (!mayWrite) return saved === '' ? 'None' : <p>{saved}</p>;
  const save = async (notes: string) => {
    setIsSaving(true);
    if (await onSave(notes.trim())) onChange(undefined);
    setIsSaving(false);
  };
  return (
    <div className={styles.notes}>
      <Input.TextArea
        aria-label="Internal Notes"
        rows={3}
        maxLength={MAX_LENGTH}
        readOnly={isSaving}
        value={unsaved ?? saved}
        onChange={({ target }) => onChange(target.value)}
      />
      {unsaved !== undefined && (
        <Button size="small" loading={isSaving} onClick={() => void save(unsaved)}>
          Save Notes
        </Button>
      )}
    </div>
  );
}
