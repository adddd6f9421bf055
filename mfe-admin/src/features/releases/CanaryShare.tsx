import { useId } from 'react';
import { Checkbox, Input } from '#antd';
import styles from './Releases.module.css';

interface Props {
  share: string;
  isAutomatic: boolean;
  onShare: (share: string) => void;
  onAutomatic: (isAutomatic: boolean) => void;
}

/** The share of the visitors that get a canary, and whether it advances automatically. */
export function CanaryShare({ share, isAutomatic, onShare, onAutomatic }: Props) {
  const id = useId();
  return (
    <div className={styles.form}>
      <label htmlFor={id}>Share of the visitors, in percent</label>
      <Input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={99}
        required
        value={share}
        onChange={({ target }) => onShare(target.value)}
      />
      <Checkbox checked={isAutomatic} onChange={({ target }) => onAutomatic(target.checked)}>
        Advance automatically, and end if it is clearly worse
      </Checkbox>
    </div>
  );
}
