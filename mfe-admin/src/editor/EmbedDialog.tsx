import type { Editor } from '@tiptap/react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { focusSoon } from './focusSoon';
import { embedContent } from './schema/embedNode';
import { CHOOSE_VIDEO } from './slash/slashItems';

const VideoDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "editor-dialogs" */ './VideoDialog')).VideoDialog,
}));

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
    <Suspense>
      <VideoDialog
        onClose={close}
        onInsert={(href, title) => {
          editor.chain().insertContent(embedContent(href, title)).run();
          close();
        }}
      />
    </Suspense>
  );
}
