import { useId, useState } from 'react';
import { Input } from '#antd';
import { findInstant } from '../../dates/dates';
import { FormDialog } from '../../forms/FormDialog';
import styles from './Webhooks.module.css';
import type { ReplayChoice } from './webhooks.api';

interface Props {
  onClose: () => void;
  onReplay: (choice: ReplayChoice) => Promise<void>;
}

/** Replays all events of a time range. */
export function ReplayDialog({ onClose, onReplay }: Props) {
  const id = useId();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const replay = async () => {
    setIsAsked(true);
    const [start, end] = [from, to].map((time) => findInstant(time));
    if (start !== undefined) await onReplay({ from: start, ...(end === undefined ? {} : { to: end }) });
  };
  const isMissing = isAsked && from === '';
  return (
    <FormDialog title="Replay a Range" onClose={onClose} action="Replay" onSubmit={replay}>
      <p className={styles.hint}>This resends deliveries of events from this period, with the same webhook-id.</p>
      <label htmlFor={`${id}-from`}>From *</label>
      <Input
        id={`${id}-from`}
        type="datetime-local"
        value={from}
        aria-required
        aria-invalid={isMissing}
        status={isMissing ? 'error' : ''}
        onChange={({ target }) => setFrom(target.value)}
      />
      {isMissing && <p role="alert">Start is required</p>}
      <label htmlFor={`${id}-to`}>To</label>
      <Input id={`${id}-to`} type="datetime-local" value={to} onChange={({ target }) => setTo(target.value)} />
    </FormDialog>
  );
}
