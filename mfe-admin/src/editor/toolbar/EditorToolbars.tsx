import { CODE_LANGUAGES, findCodeLanguage } from '@atelier/contracts/content/rich-text-rules';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { LinkOutlined, PictureOutlined } from '#icons';
import styles from '../RichTextEditor.module.css';
import { MORE } from './moreTools';
import { pictureTools } from './pictureTools';
import type { Tool } from './Tool';
import { Toolbar } from './Toolbar';
import barStyles from './Toolbar.module.css';
import { TABLE_TOOLS } from './tableTools';
import { TEXT_TOOLS } from './textTools';

const LANGUAGE_TOOL = 'language';
const NO_TOOLS: readonly (readonly Tool[])[] = [];

interface Props {
  editor: Editor;
  controls: string;
  onLink: () => void;
  onPicture: () => void;
  onDescribe: () => void;
}

function LanguageSelect({ editor, isStop }: { editor: Editor; isStop: boolean }) {
  const named = String(editor.getAttributes('codeBlock').language ?? '');
  const known = findCodeLanguage(named) ?? named;
  const isForeign = known !== '' && findCodeLanguage(known) === undefined;
  return (
    <select
      className={barStyles.select}
      data-tool={LANGUAGE_TOOL}
      tabIndex={isStop ? 0 : -1}
      aria-label="Language of the code"
      value={known}
      onChange={({ target }) => editor.commands.updateAttributes('codeBlock', { language: target.value || null })}
    >
      <option value="">Plain text</option>
      {CODE_LANGUAGES.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
      {isForeign && <option value={known}>{known}</option>}
    </select>
  );
}

const insertTools = (onLink: () => void, onPicture: () => void): Tool[] => [
  {
    id: 'link',
    label: 'Link',
    icon: <LinkOutlined />,
    keys: 'Mod+K',
    isActive: (editor) => editor.isActive('link'),
    run: onLink,
  },
  { id: 'picture', label: 'Image', icon: <PictureOutlined />, run: onPicture },
];

/** The main toolbar, and below it the tools for the block at the cursor. */
export function EditorToolbars({ editor, controls, onLink, onPicture, onDescribe }: Props) {
  const place = useEditorState({
    editor,
    selector: () => ({
      isTable: editor.isActive('table'),
      isCode: editor.isActive('codeBlock'),
      isPicture: editor.isActive('image'),
      language: String(editor.getAttributes('codeBlock').language ?? ''),
    }),
  });
  const latest = useRef({ onLink, onPicture, onDescribe });
  useEffect(() => {
    latest.current = { onLink, onPicture, onDescribe };
  });
  // Stable arrays, so that toolbars do not render on every keystroke.
  const [groups] = useState(() => [
    ...TEXT_TOOLS,
    insertTools(
      () => latest.current.onLink(),
      () => latest.current.onPicture(),
    ),
    [MORE],
  ]);
  const [ofPicture] = useState(() => [pictureTools(() => latest.current.onDescribe())]);
  return (
    <div className={styles.bars}>
      <Toolbar editor={editor} label="Formatting" controls={controls} groups={groups} />
      {place.isTable && <Toolbar editor={editor} label="Table" controls={controls} groups={TABLE_TOOLS} />}
      {place.isPicture && <Toolbar editor={editor} label="Image" controls={controls} groups={ofPicture} />}
      {place.isCode && (
        <Toolbar
          editor={editor}
          label="Code"
          controls={controls}
          groups={NO_TOOLS}
          leadId={LANGUAGE_TOOL}
          lead={(isStop) => <LanguageSelect editor={editor} isStop={isStop(LANGUAGE_TOOL)} />}
        />
      )}
    </div>
  );
}
