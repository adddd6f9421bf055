import { DOMParser as DocumentParser, type ResolvedPos, type Slice } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { cleanPaste } from './cleanPaste';

type Converter = typeof import('./markdown');

/** Without these signs, text is not Markdown, and the converter is not needed. */
const SIGNS = /[#*_`~>|[]|^ {0,3}(?:[-+]|\d{1,9}[.)])/m;

let converter: Converter | undefined;
const loadConverter = async (): Promise<Converter> => {
  converter ??= await import(/* webpackChunkName: "markdown" */ './markdown');
  return converter;
};

const toSlice = ({ markdownHtml }: Converter, text: string, context: ResolvedPos, { state }: EditorView): Slice => {
  const page = new DOMParser().parseFromString(cleanPaste(markdownHtml(text)), 'text/html');
  return DocumentParser.fromSchema(state.schema).parseSlice(page.body, { context });
};

const insert = (view: EditorView, slice: Slice): void =>
  view.dispatch(
    view.state.tr.replaceSelection(slice).setMeta('paste', true).setMeta('uiEvent', 'paste').scrollIntoView(),
  );

const getMode = (data: DataTransfer): string | undefined => {
  try {
    return (JSON.parse(data.getData('vscode-editor-data') || '{}') as { mode?: string }).mode;
  } catch {
    return undefined;
  }
};

/** Code editors name the copied language; Markdown is pasted as text, not code. */
const markdownOfCodeEditor = ({ state }: EditorView, data: DataTransfer | null): string | undefined => {
  if (data === null || getMode(data) !== 'markdown' || state.selection.$from.parent.type.spec.code) return undefined;
  return data.getData('text/plain');
};

export type ConverterState = 'loading' | 'ready' | 'failed';

/**
 * Converts plain text that is Markdown, when it is pasted or dropped, except for an explicit paste as plain text. The converter loads
 * with the first such text, which is inserted when it is there, or as plain text if it cannot be loaded.
 */
export const markdownPaste = (tell: (state: ConverterState) => void): EditorProps => {
  /** The text of the event that is being handled, if it may be Markdown and the converter is not loaded. */
  let deferred: string | undefined;
  const insertLater = async (view: EditorView, text: string, plain: Slice, isMarkdown: boolean) => {
    tell('loading');
    const loaded = await loadConverter().catch(() => undefined);
    tell(loaded === undefined ? 'failed' : 'ready');
    if (view.isDestroyed) return;
    const isConverted = loaded !== undefined && (isMarkdown || loaded.looksLikeMarkdown(text));
    insert(view, isConverted ? toSlice(loaded, text, view.state.selection.$from, view) : plain);
  };
  return {
    clipboardTextParser: (text, context, isPlain, view) => {
      const isCandidate = !isPlain && SIGNS.test(text);
      deferred = isCandidate && converter === undefined ? text : undefined;
      const isConverted = isCandidate && converter?.looksLikeMarkdown(text) === true;
      // The library's type lacks undefined, which makes it parse the text itself.
      return (isConverted ? toSlice(converter as Converter, text, context, view) : undefined) as Slice;
    },
    handlePaste: (view, { clipboardData }, slice) => {
      const named = markdownOfCodeEditor(view, clipboardData);
      const text = named ?? deferred;
      deferred = undefined;
      if (text === undefined) return false;
      if (converter === undefined) void insertLater(view, text, slice, named !== undefined);
      else insert(view, toSlice(converter, text, view.state.selection.$from, view));
      return true;
    },
    handleDrop: (view, { clientX, clientY }, slice) => {
      const text = deferred;
      const at = view.posAtCoords({ left: clientX, top: clientY })?.pos;
      deferred = undefined;
      if (text === undefined || at === undefined) return false;
      view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at))));
      void insertLater(view, text, slice, false);
      return true;
    },
  };
};
