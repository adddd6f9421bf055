import { DOMParser as DocumentParser, type ResolvedPos, type Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { cleanPaste } from './cleanPaste';
import { looksLikeMarkdown, markdownHtml } from './markdown';

const toSlice = (markdown: string, context: ResolvedPos, { state }: EditorView): Slice => {
  const page = new DOMParser().parseFromString(cleanPaste(markdownHtml(markdown)), 'text/html');
  return DocumentParser.fromSchema(state.schema).parseSlice(page.body, { context });
};

/** Converts plain text that is Markdown; undefined for other text and for an explicit paste as plain text. */
export const pastedText = (
  text: string,
  context: ResolvedPos,
  isPlain: boolean,
  view: EditorView,
): Slice | undefined => (isPlain || !looksLikeMarkdown(text) ? undefined : toSlice(text, context, view));

const getMode = (data: DataTransfer): string | undefined => {
  try {
    return (JSON.parse(data.getData('vscode-editor-data') || '{}') as { mode?: string }).mode;
  } catch {
    return undefined;
  }
};

/** Code editors name the copied language; Markdown is pasted as text, not code. True if it was pasted here. */
export const pasteOfCodeEditor = (view: EditorView, { clipboardData }: ClipboardEvent): boolean => {
  const { selection, tr } = view.state;
  if (clipboardData === null || getMode(clipboardData) !== 'markdown' || selection.$from.parent.type.spec.code)
    return false;
  const slice = toSlice(clipboardData.getData('text/plain'), selection.$from, view);
  view.dispatch(tr.replaceSelection(slice).setMeta('paste', true).scrollIntoView());
  return true;
};
