import type { MediaFileDetails } from '@atelier/contracts';
import { Button } from '#antd';
import { EditorPage } from '../../forms/EditorPage';
import { Thumbnail } from '../../media-picker/Thumbnail';
import styles from './File.module.css';
import { FileFacts } from './FileFacts';
import { WhereUsed } from './WhereUsed';

/** A file for users with read access. */
export function FileSheet({ file, onClose }: { file: MediaFileDetails; onClose: () => void }) {
  return (
    <EditorPage
      title={file.name}
      onClose={onClose}
      actions={
        <Button type="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className={styles.readOnly}>
        {file.trashedAt === null && (
          <div className={styles.sheet}>
            <Thumbnail file={file} sizes="900px" alt={file.alt} fit="contain" />
          </div>
        )}
        <FileFacts file={file} />
        <h3>Where it is used</h3>
        <WhereUsed usedIn={file.usedIn} uses={file.uses} />
      </div>
    </EditorPage>
  );
}
