import type { Submission } from '@atelier/contracts';
import { MAX_COMMENT_LENGTH } from '@atelier/contracts/contacts/comment';
import { type KeyboardEvent, useState } from 'react';
import { Button, Mentions } from '#antd';
import type { Kept } from '../../forms/localRecovery';
import { useAdmin } from '../../session/useAdmin';
import styles from './Desk.module.css';
import { getMentioned } from './getMentioned';
import { useColleagues } from './useColleagues';
import { useComments } from './useComments';

const LABEL = 'Add an internal comment';
const ROWS = { minRows: 2, maxRows: 8 };

interface Props {
  submission: Submission;
  /** Typed but not sent. */
  unsent: Kept<string> | undefined;
  onChange: (text: string | undefined) => void;
}

/** Writes an internal comment. Typing @ offers colleagues, who are notified when the comment is sent. */
export function CommentComposer({ submission, unsent, onChange }: Props) {
  const { id: ownId } = useAdmin();
  const colleagues = useColleagues().filter(({ id }) => id !== ownId);
  const { add } = useComments(submission);
  const [isSending, setIsSending] = useState(false);
  const text = unsent?.values.trim() ?? '';
  const send = async () => {
    if (isSending || unsent === undefined || text === '') return;
    setIsSending(true);
    // The time of the last change names this text, so that sending it again adds no second comment.
    if (await add(text, getMentioned(text, colleagues), unsent.keptAt)) onChange(undefined);
    setIsSending(false);
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <div className={styles.composer}>
      <Mentions
        aria-label={LABEL}
        placeholder={`${LABEL}; @ mentions a colleague`}
        autoSize={ROWS}
        maxLength={MAX_COMMENT_LENGTH}
        readOnly={isSending}
        value={unsent?.values ?? ''}
        options={colleagues.map(({ id, name }) => ({ key: id, value: name, label: name }))}
        notFoundContent="No colleague found"
        onChange={onChange}
        onKeyDown={sendByKey}
      />
      <div className={styles.composerEnd}>
        <span>Ctrl Enter or ⌘ Enter sends. The customer never sees comments.</span>
        <Button size="small" loading={isSending} disabled={text === ''} onClick={() => void send()}>
          Add Comment
        </Button>
      </div>
    </div>
  );
}
