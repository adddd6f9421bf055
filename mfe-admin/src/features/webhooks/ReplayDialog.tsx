import { useId, useState } from 'react';
import { FormDialog } from '../../forms/FormDialog';
import { StudioTimeInput } from '../../history/StudioTimeInput';
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
    if (from !== '') await onReplay({ from, ...(to === '' ? {} : { to }) });
  };
  return (
    <FormDialog title="Replay a Range" onClose={onClose} action="Replay" onSubmit={replay}>
      <p className={styles.hint}>This resends deliveries of events from this period, with the same webhook-id.</p>
      <StudioTimeInput
        id={`${id}-from`}
        label="From *"
        value={from}
        error={isAsked && from === '' ? 'Start is required' : undefined}
        none="Not set"
        isClearable={false}
        onChange={setFrom}
      />
      <StudioTimeInput id={`${id}-to`} label="To" value={to} none="Until now" isClearable={false} onChange={setTo} />
    </FormDialog>
  );
}
