import { Button, Skeleton } from '#antd';
import { Dialog } from './Dialog';
import { EditorPage } from './EditorPage';
import styles from './FormSections.module.css';

interface Props {
  title: string;
  /** Of the dialog that it stands for; absent where that fills the window. */
  widthPx?: number;
  /** Why what is to be edited could not be fetched. */
  error: Error | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/** Stands for an editor while what it edits is fetched. */
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
