import { Extension } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { embeddedPictures } from '../paste/embeddedPictures';

type Change = { add: string; at: number; name: string } | { remove: string };

const KEY = new PluginKey<DecorationSet>('uploadPlaces');

/** The event that reports pasted or dropped files; `at` is the drop position. */
export const FILES_ARRIVED = 'filesArrived';
export interface ArrivedFiles {
  files: readonly File[];
  at: number | undefined;
}

const marker = (name: string) => () => {
  const element = document.createElement('span');
  element.className = 'upload-place';
  element.textContent = `Uploading ${name}…`;
  return element;
};

const applied = (set: DecorationSet, state: EditorState, change: Change | undefined): DecorationSet => {
  if (change === undefined) return set;
  if ('remove' in change) return set.remove(set.find(undefined, undefined, ({ id }) => id === change.remove));
  return set.add(state.doc, [Decoration.widget(change.at, marker(change.name), { id: change.add })]);
};

const getFiles = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

const updatePlaces = (view: EditorView, detail: ArrivedFiles): boolean => {
  if (detail.files.length === 0) return false;
  view.dom.dispatchEvent(new CustomEvent<ArrivedFiles>(FILES_ARRIVED, { detail }));
  return true;
};

/** Word adds a picture of copied text; a clipboard with text is pasted as text. */
const hasWords = (data: DataTransfer | null): boolean => {
  const html = data?.getData('text/html') ?? '';
  return html !== '' && (data?.getData('text/plain') ?? '').trim() !== '';
};

/** The gap between blocks that is nearest to the drop position, so that no word is split. */
const placeAt = (view: EditorView, { clientX, clientY }: DragEvent): number | undefined => {
  const { doc, schema } = view.state;
  const at = view.posAtCoords({ left: clientX, top: clientY })?.pos;
  const picture = schema.nodes.image?.createAndFill();
  if (at === undefined || !picture) return at;
  return dropPoint(doc, at, new Slice(Fragment.from(picture), 0, 0)) ?? at;
};

/** Tracks where uploading pictures go while the text around them changes. */
export const UploadPlaces = Extension.create({
  name: 'uploadPlaces',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: KEY,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, set, _before, state) =>
          applied(set.map(transaction.mapping, transaction.doc), state, transaction.getMeta(KEY)),
      },
      props: {
        decorations: (state) => KEY.getState(state),
        handlePaste: (view, { clipboardData }) => {
          if (!hasWords(clipboardData) && updatePlaces(view, { files: getFiles(clipboardData), at: undefined }))
            return true;
          const files = embeddedPictures(clipboardData?.getData('text/html') ?? '');
          // The text goes in first, and its pictures follow below.
          if (files.length > 0) setTimeout(() => view.isDestroyed || updatePlaces(view, { files, at: undefined }));
          return false;
        },
        handleDrop: (view, event, _slice, isMove) => {
          if (isMove) return false;
          const files = getFiles(event.dataTransfer);
          const isTaken = updatePlaces(view, { files, at: placeAt(view, event) });
          if (isTaken) event.preventDefault();
          return isTaken;
        },
      },
    }),
  ],
});

export const markPlace = (view: EditorView, id: string, at: number, name: string): void =>
  view.dispatch(view.state.tr.setMeta(KEY, { add: id, at, name } satisfies Change));

/** The picture's current position; undefined if the text around it was deleted. */
export const getPlace = (state: EditorState, id: string): number | undefined =>
  KEY.getState(state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from;

export const forgetPlace = (view: EditorView, id: string): void =>
  view.dispatch(view.state.tr.setMeta(KEY, { remove: id } satisfies Change));
