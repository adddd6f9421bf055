import { Button, Skeleton } from '#antd';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  widthPx: number;
  /** Why what is to be edited could not be fetched. */
  error: Error | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/** Stands for an editor while what it edits is fetched. */
export function LoadingDialog({ title, widthPx, error, onRetry, onClose }: Props) {
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      widthPx={widthPx}
      footer={error === undefined ? null : <Button onClick={onRetry}>Try again</Button>}
    >
      {error === undefined ? (
        <div role="status" aria-label="Loading">
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      ) : (
        <p role="alert">{error.message}</p>
      )}
    </Dialog>
  );
}
