import { type FormEvent, useId, useState } from 'react';
import { Button, Input } from '#antd';
import { Dialog } from '../../forms/Dialog';
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
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isMissing = isAsked && reason.trim() === '';
  const discard = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (reason.trim() === '') return;
    setIsBusy(true);
    await onDiscard(reason.trim());
  };
  return (
    <Dialog
      title="Discard"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" danger htmlType="submit" form={formId} loading={isBusy}>
            Discard
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void discard(event)} className={styles.form}>
        <p>Discard {what}? The follow-up actions will never run. This action cannot be undone.</p>
        <label htmlFor={`${formId}-reason`}>Reason *</label>
        <Input.TextArea
          id={`${formId}-reason`}
          rows={3}
          maxLength={MAX_LENGTH}
          value={reason}
          aria-required
          aria-invalid={isMissing}
          aria-describedby={`${formId}-hint`}
          status={isMissing ? 'error' : ''}
          onChange={({ target }) => setReason(target.value)}
        />
        {isMissing && <p role="alert">Reason is required</p>}
        <p id={`${formId}-hint`} className={styles.hint}>
          Shown in Activity.
        </p>
      </form>
    </Dialog>
  );
}
