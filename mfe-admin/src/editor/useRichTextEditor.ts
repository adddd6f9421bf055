import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import { cleanPaste } from './paste/cleanPaste';
import { type ConverterState, markdownPaste } from './paste/markdownPaste';
import { UploadPlaces } from './pictures/uploadPlaces';
import type { RichTextFieldProps } from './RichTextFieldProps';
import { richTextExtensions } from './schema/extensions';
import { htmlOfDocument } from './schema/htmlOfDocument';
import { SlashStore } from './slash/SlashStore';
import { SlashCommands } from './slash/slashCommands';

const PLACEHOLDER = 'Write, or type / for headings, lists, tables and more';

interface Options extends RichTextFieldProps {
  onLink: () => void;
  onConverter: (state: ConverterState) => void;
}

/** ID of the text that explains the shortcuts. */
export const keysHintId = (id: string): string => `${id}-keys`;

/** The accessibility attributes that React would set on a native control. */
const getAttributes = ({ id, isRequired, error, describedBy }: Options): Record<string, string> => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': `${id}-label`,
  'aria-required': String(isRequired ?? false),
  'aria-invalid': String(error !== undefined),
  'aria-describedby': [describedBy, keysHintId(id)].filter(Boolean).join(' '),
});

const focusToolbar = (text: HTMLElement): void =>
  document.querySelector<HTMLElement>(`[role="toolbar"][aria-controls="${text.id}"] [tabindex="0"]`)?.focus();

/** Shortcuts that the page would otherwise handle too. */
const ownKeys = (text: HTMLElement, event: KeyboardEvent, onLink: () => void): boolean => {
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k')
    // The browser reports the new selection in the next frame.
    requestAnimationFrame(onLink);
  else if (event.altKey && event.key === 'F10') focusToolbar(text);
  else return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
};

/** An editor bound to a form value, in both directions. */
export const useRichTextEditor = (options: Options) => {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const first = useRef(options.value);
  const slash = useMemo(() => new SlashStore(), []);
  const markdown = useMemo(() => markdownPaste((state) => latest.current.onConverter(state)), []);
  // The value as received and as the editor writes it, so that unchanged text is not rewritten.
  const shown = useRef({ value: '', html: '' });
  // Values sent to the form that it has not rendered yet, because fast typing gets ahead of it.
  const told = useRef(['']);

  const remember = (editor: Editor, value: string) => {
    shown.current = { value, html: htmlOfDocument(editor.state.doc) };
    told.current = [value];
  };
  const emit = (editor: Editor) => {
    const html = htmlOfDocument(editor.state.doc);
    const value = html === shown.current.html ? shown.current.value : html;
    if (value === told.current.at(-1)) return;
    told.current.push(value);
    latest.current.onChange(value);
  };

  const editor = useEditor({
    extensions: [
      ...richTextExtensions(options.placeholder ?? PLACEHOLDER),
      SlashCommands.configure({ store: slash }),
      UploadPlaces,
    ],
    content: options.value,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onCreate: ({ editor: created }) => {
      // The form's value may have changed before the editor was ready.
      if (latest.current.value !== first.current)
        created.commands.setContent(latest.current.value, { emitUpdate: false });
      remember(created, latest.current.value);
    },
    onUpdate: ({ editor: changed }) => emit(changed),
    onBlur: () => latest.current.onBlur(),
    editorProps: {
      attributes: () => getAttributes(latest.current),
      transformPastedHTML: cleanPaste,
      ...markdown,
      handleDOMEvents: {
        keydown: (view, event) => ownKeys(view.dom, event, () => latest.current.onLink()),
      },
    },
  });

  const { value, error, describedBy } = options;
  useEffect(() => {
    if (editor === null || !editor.isInitialized) return;
    const at = told.current.lastIndexOf(value);
    told.current = told.current.slice(Math.max(at, 0));
    if (at >= 0) return;
    editor.commands.setContent(value, { emitUpdate: false });
    remember(editor, value);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these changes require the attributes to be read again.
  useEffect(() => {
    if (editor?.isInitialized) editor.view.dispatch(editor.state.tr);
  }, [editor, error, describedBy]);
  return { editor, slash };
};
