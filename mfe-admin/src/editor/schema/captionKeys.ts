import type { Editor } from '@tiptap/core';
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';

const CAPTION = 'figureCaption';

/** Where the block ends whose caption the cursor stands in; undefined outside of captions. */
const captionAt = ({ state }: Editor) => {
  const { $from } = state.selection;
  if ($from.parent.type.name !== CAPTION) return undefined;
  const depth = $from.depth - 1;
  return { from: $from.before(depth), to: $from.after(depth), isPicture: $from.node(depth).type.name === 'image' };
};

/** To the line below a block, which is made where there is none to write in. */
export const goBelow = (editor: Editor, end: number): boolean => {
  const { state, view } = editor;
  const { paragraph } = state.schema.nodes;
  const next = state.doc.nodeAt(end);
  const { tr } = state;
  const isFree = next?.type === paragraph && next?.childCount === 0;
  if (!isFree && paragraph !== undefined) tr.insert(end, paragraph.create());
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(end + 1))).scrollIntoView());
  return true;
};

const choosePicture = (editor: Editor): boolean => {
  const caption = captionAt(editor);
  if (caption?.isPicture !== true) return false;
  editor.commands.setNodeSelection(caption.from);
  return true;
};

/** Into the caption of the picture that is chosen. */
export const goToCaption = (editor: Editor): boolean => {
  const { selection, tr } = editor.state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return false;
  const end = selection.to - 2;
  editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView());
  return true;
};

const enter = (editor: Editor): boolean => {
  const { selection } = editor.state;
  const isPicture = selection instanceof NodeSelection && selection.node.type.name === 'image';
  const end = isPicture ? selection.to : captionAt(editor)?.to;
  return end !== undefined && goBelow(editor, end);
};

const isAtStart = ({ state: { selection } }: Editor): boolean => selection.empty && selection.$from.parentOffset === 0;

/** Arrows go from a picture to its caption and back; Enter ends a caption, Backspace at its start chooses the picture. */
export const captionKeys = (editor: Editor) => {
  const toCaption = () => goToCaption(editor);
  const toPicture = () => editor.view.endOfTextblock('up') && choosePicture(editor);
  const back = () => isAtStart(editor) && choosePicture(editor);
  const end = () => enter(editor);
  return { ArrowDown: toCaption, ArrowRight: toCaption, ArrowUp: toPicture, Backspace: back, Enter: end };
};
