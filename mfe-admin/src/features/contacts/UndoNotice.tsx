import type { Submission } from '@atelier/contracts';
import { Button } from '#antd';
import { CloseOutlined } from '#icons';
import styles from './Desk.module.css';

interface Props {
  submission: Submission | undefined;
  onUndo: (submission: Submission) => void;
  onClose: () => void;
}

/** Says what was deleted last, and takes it back; it stays until something else happens, since nobody reads by the clock. */
export function UndoNotice({ submission, onUndo, onClose }: Props) {
  return (
    <div role="status">
      {submission && (
        <div className={styles.undo}>
          <span>The message of {submission.name} is in the trash for 30 days.</span>
          <Button size="small" onClick={() => onUndo(submission)}>
            Undo
          </Button>
          <Button size="small" type="text" icon={<CloseOutlined />} aria-label="Close" onClick={onClose} />
        </div>
      )}
    </div>
  );
}
