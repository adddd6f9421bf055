import { Button } from '#antd';
import { ProgressBar } from '../../layout/ProgressBar';
import styles from '../RichTextEditor.module.css';
import type { Upload } from './useUploads';

const PERCENT = 100;

interface Props {
  uploads: readonly Upload[];
  onRetry: (id: string) => void;
  onDismiss: (id: string) => void;
}

/** Pictures that are uploading or failed to upload. */
export function PictureUploads({ uploads, onRetry, onDismiss }: Props) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-label="Images being uploaded">
      {uploads.map(({ id, file, share, failure }) => (
        <li key={id}>
          <span className={styles.fileName}>{file.name}</span>
          {failure === undefined ? (
            <ProgressBar percent={Math.round(share * PERCENT)} label={`${file.name} is being uploaded`} />
          ) : (
            <>
              <span className={styles.wrong} role="alert">
                {failure}
              </span>
              <Button size="small" onClick={() => onRetry(id)} aria-label={`Upload ${file.name} again`}>
                Try again
              </Button>
              <Button size="small" type="text" onClick={() => onDismiss(id)} aria-label={`Dismiss ${file.name}`}>
                Dismiss
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
