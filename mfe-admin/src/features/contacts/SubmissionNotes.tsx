import type { Submission } from '@atelier/contracts';
import { useEffect, useState } from 'react';
import { Button, Input } from '#antd';
import styles from './Desk.module.css';

const MAX_LENGTH = 500;

interface Props {
  submission: Submission;
  mayWrite: boolean;
  onSave: (submission: Submission, notes: string) => Promise<unknown>;
}

/** Staff's own words beside a message; the customer never sees them. */
export function SubmissionNotes({ submission, mayWrite, onSave }: Props) {
  const kept = submission.notes ?? '';
  const [notes, setNotes] = useState(kept);
  const [isSaving, setIsSaving] = useState(false);
  useEffect(() => setNotes(kept), [kept]);
  if (!mayWrite) return kept === '' ? 'None' : <p>{kept}</p>;
  const save = async () => {
    setIsSaving(true);
    await onSave(submission, notes.trim());
    setIsSaving(false);
  };
  return (
    <div className={styles.notes}>
      <Input.TextArea
        aria-label="Internal Notes"
        rows={3}
        maxLength={MAX_LENGTH}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
      />
      {notes.trim() !== kept && (
        <Button size="small" loading={isSaving} onClick={() => void save()}>
          Save Notes
        </Button>
      )}
    </div>
  );
}
