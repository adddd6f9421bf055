import type { MediaFile } from '@atelier/contracts';
import { isPicture } from '@atelier/contracts/media/upload';
import { Button, Checkbox } from '#antd';
import { formatDate } from '../../dates/dates';
import { Status } from '../../layout/Status';
import { getDimensions, typeInWords, usesInWords } from '../../media-picker/fileFacts';
import { Thumbnail } from '../../media-picker/Thumbnail';
import { formatBytes } from '../../numbers/numbers';
import { type RowAction, RowMenu } from '../../resource-page/RowMenu';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import styles from './Media.module.css';

interface FileCardActions {
  onOpen: (file: MediaFile) => void;
  onCopy: (file: MediaFile) => void;
  onDelete: (file: MediaFile) => void;
  onRestore: (file: MediaFile) => void;
}

interface Props extends FileCardActions {
  file: MediaFile;
  isSelected: boolean;
  onToggle: (id: string) => void;
}

const getFacts = (file: MediaFile): string => [typeInWords(file), getDimensions(file)].filter(Boolean).join(' · ');

/** One file in the grid or list: preview, facts, and whether it is in use. */
export function FileCard({ file, isSelected, onToggle, onOpen, onCopy, onDelete, onRestore }: Props) {
  const missing = useMay('media', 'delete') ? undefined : missingPermission('media', 'delete');
  const { id, name, alt, trashedAt, uses } = file;
  const isTrashed = trashedAt !== null;
  const actions: RowAction[] = isTrashed
    ? [{ label: 'Restore', missing, run: () => onRestore(file) }]
    : [
        { label: 'Details', run: () => onOpen(file) },
        { label: 'Copy address', run: () => onCopy(file) },
        { label: 'Delete', isDangerous: true, missing, run: () => onDelete(file) },
      ];
  return (
    <li className={styles.card} data-is-selected={isSelected}>
      <div className={styles.face}>
        {isTrashed ? (
          <span className={styles.absent}>{typeInWords(file)}</span>
        ) : (
          <Thumbnail file={file} sizes="(max-width: 600px) 46vw, 240px" />
        )}
      </div>
      <div className={styles.select}>
        <Checkbox checked={isSelected} onChange={() => onToggle(id)} aria-label={`Select ${name}`} />
      </div>
      <div className={styles.body}>
        <h2 className={styles.name}>
          {isTrashed ? (
            name
          ) : (
            <button type="button" className={styles.open} data-opens-item onClick={() => onOpen(file)}>
              {name}
            </button>
          )}
        </h2>
        <p className={styles.facts}>{getFacts(file)}</p>
        <p className={styles.facts}>
          {formatBytes(file.bytes)} · {isTrashed ? `Deleted ${formatDate(trashedAt)}` : usesInWords(uses)}
        </p>
        {!isTrashed && alt === '' && isPicture(file.contentType) && (
          <Status color="warning">No alternative text</Status>
        )}
      </div>
      <div className={styles.actions}>
        {isTrashed && missing === undefined && (
          <Button size="small" onClick={() => onRestore(file)} aria-label={`Restore ${name}`}>
            Restore
          </Button>
        )}
        <RowMenu subject={name} actions={actions} />
      </div>
    </li>
  );
}
