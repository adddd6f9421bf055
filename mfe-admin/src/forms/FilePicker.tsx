import type { UploadRule } from '@atelier/contracts/http/operation';
import { useState } from 'react';
import styles from './FilePicker.module.css';
import { useFileDialog } from './useFileDialog';

type Limits = Pick<UploadRule, 'types' | 'maxBytes' | 'maxFiles'>;

interface Props {
  id: string;
  /** The label, such as 'Choose a photo'. */
  label: string;
  rule: Limits;
  /** A custom text for the rule. */
  hint?: string;
  describedBy?: string | undefined;
  isWrong?: boolean;
  /** Offers folders instead of files. */
  isFolder?: boolean;
  onPick: (files: readonly File[]) => void;
}

const MEGABYTE = 1024 * 1024;
const getName = (type: string): string =>
  type
    .replace(/^\w+\//, '')
    .replace(/\+.*$/, '')
    .toUpperCase();

/** 'JPEG, PNG or WEBP, up to 5 MB'. */
export const ruleInWords = ({ types, maxBytes, maxFiles }: Limits): string => {
  const names = types.map(getName);
  const kinds = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');
  const each = maxFiles > 1 ? ' each' : '';
  const atMost = maxFiles > 1 && Number.isFinite(maxFiles) ? `, ${maxFiles} at most` : '';
  return `${kinds}, up to ${maxBytes / MEGABYTE} MB${each}${atMost}`;
};

/** Accepts files by click, keyboard, or drop; the caller validates them. */
export function FilePicker(props: Props) {
  const { id, label, rule, hint = ruleInWords(rule), describedBy, isWrong = false, isFolder = false, onPick } = props;
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
      {/* The invisible native control covers the zone and accepts drops itself. */}
      <input
        id={id}
        type="file"
        className={styles.input}
        accept={rule.types.join(',')}
        multiple={rule.maxFiles > 1}
        {...(isFolder ? { webkitdirectory: '' } : {})}
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
          // Allows the same file to be chosen again after it was removed.
          target.value = '';
        }}
      />
    </div>
  );
}
