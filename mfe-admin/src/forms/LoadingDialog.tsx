import { Button, Skeleton } from '#antd';
import { EditorPage } from './EditorPage';
import styles from './FormSections.module.css';

interface Props {
  title: string;
  /** Why loading failed. */
  error: Error | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/** A placeholder for an editor while its item loads. */
export function LoadingDialog({ title, error, onRetry, onClose }: Props) {
  return (
    <EditorPage title={title} actions={error && <Button onClick={onRetry}>Try again</Button>} onClose={onClose}>
      <div className={styles.loading}>
        {error === undefined ? (
          <div role="status" aria-label="Loading">
            <Skeleton active paragraph={{ rows: 8 }} />
          </div>
        ) : (
          <p role="alert">{error.message}</p>
        )}
      </div>
    </EditorPage>
  );
}
