import { useId, useState } from 'react';
import { Input } from '#antd';
import { FormDialog } from '../../forms/FormDialog';
import styles from './Events.module.css';

const MAX_LENGTH = 200;

interface Props {
  /** The discarded events, such as '3 events'. */
  what: string;
  onClose: () => void;
  onDiscard: (reason: string) => Promise<void>;
}

/** Asks for a reason before failed events are discarded. */
export function DiscardDialog({ what, onClose, onDiscard }: Props) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isMissing = isAsked && reason.trim() === '';
  const discard = async () => {
    setIsAsked(true);
    if (reason.trim() === '') return;
    setIsBusy(true);
    await onDiscard(reason.trim());
  };
  return (
    <FormDialog title="Discard" onClose={onClose} action="Discard" isDangerous isSubmitting={isBusy} onSubmit={discard}>
      <p>Discard {what}? The follow-up actions will never run. This action cannot be undone.</p>
      <label htmlFor={`${id}-reason`}>Reason *</label>
      <Input.TextArea
        id={`${id}-reason`}
        rows={3}
        maxLength={MAX_LENGTH}
        value={reason}
        aria-required
        aria-invalid={isMissing}
        aria-describedby={`${id}-hint`}
        status={isMissing ? 'error' : ''}
        onChange={({ target }) => setReason(target.value)}
      />
      {isMissing && <p role="alert">Reason is required</p>}
      <p id={`${id}-hint`} className={styles.hint}>
        Shown in Activity.
      </p>
    </FormDialog>
  );
}
