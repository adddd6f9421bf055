import { type FormEvent, useId, useState } from 'react';
import { Button, Input } from '#antd';
import { Dialog } from '../../forms/Dialog';
import styles from './Webhooks.module.css';
import type { ReplayChoice } from './webhooks.api';

interface Props {
  onClose: () => void;
  onReplay: (choice: ReplayChoice) => Promise<void>;
}

const toIso = (local: string): string => new Date(local).toISOString();

/** Replays all events of a time range. */
export function ReplayDialog({ onClose, onReplay }: Props) {
  const formId = useId();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const replay = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (from !== '') await onReplay({ from: toIso(from), ...(to === '' ? {} : { to: toIso(to) }) });
  };
  const isMissing = isAsked && from === '';
  return (
    <Dialog
      title="Replay a Range"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={formId}>
            Replay
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void replay(event)} className={styles.form}>
        <p className={styles.hint}>This resends deliveries of events from this period, with the same webhook-id.</p>
        <label htmlFor={`${formId}-from`}>From *</label>
        <Input
          id={`${formId}-from`}
          type="datetime-local"
          value={from}
          aria-required
          aria-invalid={isMissing}
          status={isMissing ? 'error' : ''}
          onChange={({ target }) => setFrom(target.value)}
        />
        {isMissing && <p role="alert">Start is required</p>}
        <label htmlFor={`${formId}-to`}>To</label>
        <Input id={`${formId}-to`} type="datetime-local" value={to} onChange={({ target }) => setTo(target.value)} />
      </form>
    </Dialog>
  );
}
