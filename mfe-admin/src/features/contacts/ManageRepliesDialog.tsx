import type { SavedReply, SavedReplyInput } from '@atelier/contracts';
import { useState } from 'react';
import { Button } from '#antd';
import { DeleteOutlined } from '#icons';
import { Dialog } from '../../forms/Dialog';
import styles from './SavedReplies.module.css';
import { SavedReplyDialog } from './SavedReplyDialog';
import { getReplyText, type SavedReplies } from './useSavedReplies';

interface Props {
  saved: SavedReplies;
  onClose: () => void;
}

/** Lists the saved replies to edit and delete them. */
export function ManageRepliesDialog({ saved, onClose }: Props) {
  const [edited, setEdited] = useState<SavedReply>();
  const save = async (reply: SavedReply, changed: SavedReplyInput): Promise<boolean> => {
    const outcome = await saved.update(reply, changed);
    // The browser keeps what was typed, so the dialog may close if the newer version cannot be loaded.
    if (outcome === 'reload') setEdited(await saved.read(reply).catch(() => undefined));
    return outcome === 'saved';
  };
  return (
    <Dialog
      title="Saved Replies"
      isOpen
      isForReading
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {saved.replies.length === 0 && <p className={styles.empty}>There are no saved replies.</p>}
      <ul className={styles.replies}>
        {saved.replies.map((reply) => (
          <li key={reply.id}>
            <div>
              <strong>{reply.name}</strong>
              <p>{reply.text}</p>
            </div>
            <Button aria-label={`Edit ${reply.name}`} onClick={() => setEdited(reply)}>
              Edit
            </Button>
            <Button
              type="text"
              danger
              icon={<DeleteOutlined />}
              aria-label={`Delete ${reply.name}`}
              onClick={() => void saved.remove(reply)}
            />
          </li>
        ))}
      </ul>
      {edited && (
        <SavedReplyDialog
          key={`${edited.id} ${edited.version}`}
          title="Edit Saved Reply"
          id={edited.id}
          initial={getReplyText(edited)}
          onClose={() => setEdited(undefined)}
          onSave={(reply) => save(edited, reply)}
        />
      )}
    </Dialog>
  );
}
