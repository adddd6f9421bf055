import { useId } from 'react';
import { Input } from '#antd';
import styles from './Releases.module.css';

const MAX_LENGTH = 300;

interface Props {
  reason: string;
  onChange: (reason: string) => void;
}

/** Why a version is blocked or pinned; shown to staff and the release teams. */
export function BlockReason({ reason, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.form}>
      <label htmlFor={id}>Reason</label>
      <Input.TextArea
        id={id}
        rows={3}
        required
        maxLength={MAX_LENGTH}
        value={reason}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
