import type { SavedReply } from '@atelier/contracts';
import { useState } from 'react';
import { Button } from '#antd';
import { DeleteOutlined } from '#icons';
import { Dialog } from '../../forms/Dialog';
import styles from './SavedReplies.module.css';
import { SavedReplyDialog } from './SavedReplyDialog';
import type { SavedReplies } from './useSavedReplies';

interface Props {
  saved: SavedReplies;
  onClose: () => void;
}

/** Lists the saved replies to edit and delete them. */
export function ManageRepliesDialog({ saved, onClose }: Props) {
  const [edited, setEdited] = useState<SavedReply>();
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
          title="Edit Saved Reply"
          initial={{ name: edited.name, text: edited.text }}
          onClose={() => setEdited(undefined)}
          onSave={(reply) => saved.save(reply, edited.id)}
        />
      )}
    </Dialog>
  );
}
