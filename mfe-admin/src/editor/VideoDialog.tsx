import { embedAt } from '@atelier/contracts/content/rich-text-rules';
import { useId, useState } from 'react';
import { Input } from '#antd';
import { FormDialog } from '../forms/FormDialog';
import { UNSAVED_TEXT } from '../forms/unsavedChanges';
import { useCloseQuestion } from '../forms/useCloseQuestion';
import styles from './RichTextEditor.module.css';

const WIDTH_PX = 460;
const MAX_TITLE = 120;

/** Asks for the address of a video and its title. */
export function VideoDialog({
  onInsert,
  onClose,
}: {
  onInsert: (href: string, title: string) => void;
  onClose: () => void;
}) {
  const id = useId();
  const [address, setAddress] = useState('');
  const [title, setTitle] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const close = useCloseQuestion(address !== '' || title !== '', onClose, UNSAVED_TEXT);
  const insert = () => {
    const found = embedAt(address.trim());
    if (found === undefined) return setIsRefused(true);
    onInsert(address.trim(), title.trim() || `Video on ${found.provider}`);
  };
  return (
    <FormDialog
      title="Add a video"
      action="Add video"
      widthPx={WIDTH_PX}
      className={styles.form}
      onSubmit={insert}
      onClose={() => void close()}
    >
      <label htmlFor={id}>Address of the video</label>
      <Input
        id={id}
        autoFocus
        inputMode="url"
        spellCheck={false}
        placeholder="https://www.youtube.com/watch?v=…"
        value={address}
        status={isRefused ? 'error' : ''}
        aria-invalid={isRefused}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setAddress(target.value);
          setIsRefused(false);
        }}
      />
      <p id={`${id}-hint`} className={isRefused ? styles.wrong : styles.note} role={isRefused ? 'alert' : undefined}>
        {isRefused
          ? 'Use the address of a video on YouTube or Vimeo.'
          : 'On YouTube or Vimeo. Visitors load the player when they choose to play it.'}
      </p>
      <label htmlFor={`${id}-title`}>Title</label>
      <Input id={`${id}-title`} value={title} maxLength={MAX_TITLE} onChange={({ target }) => setTitle(target.value)} />
    </FormDialog>
  );
}
