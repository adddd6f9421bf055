import { Button, Skeleton } from '#antd';
import { Dialog } from './Dialog';
import { EditorPage } from './EditorPage';
import styles from './FormSections.module.css';

interface Props {
  title: string;
  /** The width of the dialog that it stands in for; absent for full pages. */
  widthPx?: number;
  /** Why loading failed. */
  error: Error | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/** A placeholder for an editor while its item loads. */
export function LoadingDialog({ title, widthPx, error, onRetry, onClose }: Props) {
  const retry = error === undefined ? null : <Button onClick={onRetry}>Try again</Button>;
  const words =
    error === undefined ? (
      <div role="status" aria-label="Loading">
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    ) : (
      <p role="alert">{error.message}</p>
    );
  if (widthPx === undefined)
    return (
      <EditorPage title={title} actions={retry} onClose={onClose}>
        <div className={styles.loading}>{words}</div>
      </EditorPage>
    );
  return (
    <Dialog title={title} isOpen onClose={onClose} widthPx={widthPx} footer={retry}>
      {words}
    </Dialog>
  );
}
