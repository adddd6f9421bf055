import { EditorContent } from '@tiptap/react';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { usePlatform } from '../platform/usePlatform';
import { EmbedDialog } from './EmbedDialog';
import { PictureUploads } from './pictures/PictureUploads';
import { usePictures } from './pictures/usePictures';
import styles from './RichTextEditor.module.css';
import type { RichTextFieldProps } from './RichTextFieldProps';
import prose from './RichTextProse.module.css';
import { SlashMenu } from './slash/SlashMenu';
import { EditorToolbars } from './toolbar/EditorToolbars';
import { keysHintId, useRichTextEditor } from './useRichTextEditor';
import { WordCount } from './WordCount';

const LinkDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "editor-dialogs" */ './LinkDialog')).LinkDialog,
}));
const AltTextDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "editor-dialogs" */ './pictures/AltTextDialog')).AltTextDialog,
}));

const KEYS_HINT =
  'Press Alt+F10 for the toolbar, or type a slash to insert a block. In a list or table, Tab indents or moves on; the arrow keys leave it.';
const PASTED_PLAIN =
  'The text was inserted without its formatting, because Markdown could not be converted. Please try again.';

/** The toolbar, the text, and the counts below; this part of the field is lazy-loaded. */
export function RichTextEditor(props: RichTextFieldProps) {
  /** Undefined until it was asked for. */
  const [isLinking, setIsLinking] = useState<boolean>();
  const { toasts } = usePlatform();
  const [isConverting, setIsConverting] = useState(false);
  const { editor, slash } = useRichTextEditor({
    ...props,
    onLink: () => setIsLinking(true),
    onConverter: (state) => {
      setIsConverting(state === 'loading');
      if (state === 'failed') toasts.show(PASTED_PLAIN, 'error');
    },
  });
  const pictures = usePictures(editor);
  // Deferred, so that counting does not delay typing.
  const counted = useDeferredValue(props.value);
  if (editor === null) return null;
  return (
    <div className={styles.frame} data-look={props.look} data-is-wrong={props.error !== undefined}>
      <EditorToolbars
        editor={editor}
        controls={props.id}
        onLink={() => setIsLinking(true)}
        onPicture={pictures.choose}
        onDescribe={pictures.describeChosen}
      />
      <span id={keysHintId(props.id)} hidden>
        {KEYS_HINT}
      </span>
      <div className={styles.page} data-page style={{ minHeight: props.minHeightPx }}>
        <EditorContent editor={editor} className={prose.text} data-look={props.look} />
        <SlashMenu store={slash} />
      </div>
      <PictureUploads uploads={pictures.uploads} onRetry={pictures.retry} onDismiss={pictures.dismiss} />
      {isConverting && (
        <p className={styles.note} role="status">
          Converting the pasted Markdown…
        </p>
      )}
      <WordCount html={counted} />
      {pictures.controls}
      <EmbedDialog editor={editor} />
      {isLinking !== undefined && (
        <Suspense>
          <LinkDialog editor={editor} isOpen={isLinking} onClose={() => setIsLinking(false)} />
        </Suspense>
      )}
      {pictures.described && (
        <Suspense>
          <AltTextDialog
            key={pictures.described.src}
            picture={pictures.described}
            onSave={pictures.saveAlt}
            onClose={pictures.closeAlt}
          />
        </Suspense>
      )}
    </div>
  );
}
