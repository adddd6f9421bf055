import type { Editor } from '@tiptap/core';
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';

const CAPTION = 'figureCaption';

/** The end of the block whose caption has the cursor; undefined outside captions. */
const captionAt = ({ state }: Editor) => {
  const { $from } = state.selection;
  if ($from.parent.type.name !== CAPTION) return undefined;
  const depth = $from.depth - 1;
  return { from: $from.before(depth), to: $from.after(depth), isPicture: $from.node(depth).type.name === 'image' };
};

/** Moves to the line below a block, and adds one if needed. */
export const insertParagraphBelow = (editor: Editor, from: number): boolean => {
  const { state, view } = editor;
  const around = state.doc.resolve(from);
  // A gallery contains pictures only, no lines.
  const end = around.parent.type.name === 'gallery' ? around.after() : from;
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

/** Moves into the caption of the selected picture. */
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
  return end !== undefined && insertParagraphBelow(editor, end);
};

const isAtStart = ({ state: { selection } }: Editor): boolean => selection.empty && selection.$from.parentOffset === 0;

type Direction = 'up' | 'down' | 'left' | 'right';

/** Moves from the block next to a picture to the picture or its caption; browsers would put the cursor in between. */
const goToPicture = (editor: Editor, direction: Direction): boolean => {
  const { selection, doc, tr } = editor.state;
  const { $from, empty } = selection;
  if (!(selection instanceof TextSelection) || !empty || !editor.view.endOfTextblock(direction)) return false;
  const isOn = direction === 'down' || direction === 'right';
  const found = Selection.findFrom(doc.resolve(isOn ? $from.after() : $from.before()), isOn ? 1 : -1);
  const depth = (found?.$from.depth ?? 0) - 1;
  if (!found || found.$from.parent.type.name !== CAPTION || found.$from.node(depth).type.name !== 'image') return false;
  const next = isOn ? NodeSelection.create(doc, found.$from.before(depth)) : found;
  editor.view.dispatch(tr.setSelection(next).scrollIntoView());
  return true;
};

/** Arrow keys move between a picture and its caption; Enter ends a caption, Backspace at its start selects the node. */
export const captionKeys = (editor: Editor) => {
  const down = () => goToCaption(editor) || goToPicture(editor, 'down');
  const right = () => goToCaption(editor) || goToPicture(editor, 'right');
  const up = () => (editor.view.endOfTextblock('up') && choosePicture(editor)) || goToPicture(editor, 'up');
  const left = () => (isAtStart(editor) && choosePicture(editor)) || goToPicture(editor, 'left');
  const back = () => isAtStart(editor) && choosePicture(editor);
  const end = () => enter(editor);
  return { ArrowDown: down, ArrowRight: right, ArrowUp: up, ArrowLeft: left, Backspace: back, Enter: end };
};
