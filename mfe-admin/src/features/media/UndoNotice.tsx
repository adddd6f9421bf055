import { Button } from '#antd';
import { CloseOutlined } from '#icons';
import styles from './Media.module.css';
import type { TrashedFile } from './useMediaActions';

interface Props {
  file: TrashedFile | undefined;
  onUndo: (file: TrashedFile) => void;
  onClose: () => void;
}

/** Says what was thrown away last, and takes it back; it stays until something else happens, since nobody reads by the clock. */
export function UndoNotice({ file, onUndo, onClose }: Props) {
  return (
    <div role="status">
      {file !== undefined && (
        <div className={styles.undo}>
          <span>“{file.name}” is in the trash.</span>
          <Button size="small" onClick={() => onUndo(file)}>
            Undo
          </Button>
          <Button size="small" type="text" icon={<CloseOutlined />} aria-label="Close" onClick={onClose} />
        </div>
      )}
    </div>
  );
}
