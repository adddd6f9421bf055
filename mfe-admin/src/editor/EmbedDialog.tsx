import { embedAt } from '@atelier/contracts/content/rich-text-rules';
import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Input } from '#antd';
import { FormDialog } from '../forms/FormDialog';
import { UNSAVED_TEXT } from '../forms/unsavedChanges';
import { useCloseQuestion } from '../forms/useCloseQuestion';
import { focusSoon } from './focusSoon';
import styles from './RichTextEditor.module.css';
import { embedContent } from './schema/embedNode';
import { CHOOSE_VIDEO } from './slash/slashItems';

const WIDTH_PX = 460;
const MAX_TITLE = 120;

function OpenEmbedDialog({
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

/** Asks which video to embed when the block menu requests one. */
export function EmbedDialog({ editor }: { editor: Editor }) {
  const [isOpen, setIsOpen] = useState(false);
  const onChoose = useEffectEvent(() => setIsOpen(true));
  useEffect(() => {
    const listen = () => editor.view.dom.addEventListener(CHOOSE_VIDEO, () => onChoose());
    // The editor's element is mounted later than the editor, and removed with it.
    if (editor.isInitialized) listen();
    else editor.on('create', listen);
    return () => void editor.off('create', listen);
  }, [editor]);
  const close = () => {
    setIsOpen(false);
    focusSoon(editor);
  };
  if (!isOpen) return null;
  return (
    <OpenEmbedDialog
      onClose={close}
      onInsert={(href, title) => {
        editor.chain().insertContent(embedContent(href, title)).run();
        close();
      }}
    />
  );
}
