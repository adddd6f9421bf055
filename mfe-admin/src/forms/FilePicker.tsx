import type { UploadRule } from '@atelier/contracts/http/operation';
import { useState } from 'react';
import styles from './FilePicker.module.css';
import { useFileDialog } from './useFileDialog';

type Limits = Pick<UploadRule, 'types' | 'maxBytes' | 'maxFiles'>;

interface Props {
  id: string;
  /** What to do, such as 'Choose a photo'. */
  label: string;
  rule: Limits;
  /** The rule in words of its own. */
  hint?: string;
  describedBy?: string | undefined;
  isWrong?: boolean;
  onPick: (files: readonly File[]) => void;
}

const MEGABYTE = 1024 * 1024;
const getName = (type: string): string =>
  type
    .replace(/^image\//, '')
    .replace(/\+.*$/, '')
    .toUpperCase();

/** 'JPEG, PNG or WEBP, up to 5 MB'. */
export const ruleInWords = ({ types, maxBytes, maxFiles }: Limits): string => {
  const names = types.map(getName);
  const kinds = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return `${kinds}, up to ${maxBytes / MEGABYTE} MB${maxFiles > 1 ? ` each, ${maxFiles} at most` : ''}`;
};

/** Takes files by a click, by the keyboard or dropped on it; whether they may be sent is for who takes them. */
export function FilePicker({ id, label, rule, hint = ruleInWords(rule), describedBy, isWrong = false, onPick }: Props) {
  const [isOver, setIsOver] = useState(false);
  const dialog = useFileDialog();
  const take = (files: FileList | null) => {
    dialog.close();
    if (files !== null && files.length > 0) onPick([...files]);
  };
  return (
    <div className={styles.zone} data-is-over={isOver || dialog.isOpen} data-is-wrong={isWrong}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span id={`${id}-rule`} className={styles.hint}>
        {hint}
      </span>
      <span className={styles.hint} role="status">
        {dialog.isCancelled && 'No file was chosen.'}
      </span>
      {/* The control covers the zone and takes what is dropped, as browsers do by themselves. */}
      <input
        id={id}
        type="file"
        className={styles.input}
        accept={rule.types.join(',')}
        multiple={rule.maxFiles > 1}
        aria-label={label}
        aria-describedby={[describedBy, `${id}-rule`].filter(Boolean).join(' ')}
        aria-invalid={isWrong}
        onClick={dialog.open}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files);
        }}
        onChange={({ target }) => {
          take(target.files);
          // So that the same file can be chosen again after it was taken away.
          target.value = '';
        }}
      />
    </div>
  );
}
