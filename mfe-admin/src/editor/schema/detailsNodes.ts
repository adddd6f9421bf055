import { type Editor, Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { insertParagraphBelow } from './captionKeys';
import { DETAILS, detailsAround, SUMMARY, toggleDetails } from './detailsCommands';

/** Moves from the summary into the content; at the summary's start, adds a line above the block. */
const enterInSummary = (editor: Editor): boolean => {
  const { $from, empty } = editor.state.selection;
  if (!empty || $from.parent.type.name !== SUMMARY) return false;
  const { tr, schema } = editor.state;
  const isAtStart = $from.parentOffset === 0 && $from.parent.content.size > 0;
  if (isAtStart && schema.nodes.paragraph) tr.insert($from.before($from.depth - 1), schema.nodes.paragraph.create());
  else tr.setSelection(TextSelection.near(tr.doc.resolve($from.after())));
  editor.view.dispatch(tr.scrollIntoView());
  return true;
};

/** Enter on an empty last line leaves the block, as in lists. */
const enterAtEnd = (editor: Editor): boolean => {
  const { state, view } = editor;
  const { $from } = state.selection;
  const around = detailsAround(state);
  const isOwnLine = around !== undefined && $from.depth > 0 && $from.node(-1) === around.node;
  if (!isOwnLine || $from.parent.content.size > 0 || $from.parent.type.name === SUMMARY) return false;
  const isLast = $from.index(-1) === around.node.childCount - 1;
  if (!isLast || around.node.childCount < 3) return false;
  view.dispatch(state.tr.delete($from.before(), $from.after()));
  return insertParagraphBelow(editor, around.to - $from.parent.nodeSize);
};

const backspaceAtStart = (editor: Editor): boolean => {
  const { $from, empty } = editor.state.selection;
  const isAtStart = empty && $from.parent.type.name === SUMMARY && $from.parentOffset === 0;
  return isAtStart && toggleDetails(editor);
};

const Summary = Node.create({
  name: SUMMARY,
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: SUMMARY }],
  renderHTML: () => [SUMMARY, 0],
});

/** Always open in the editor; rendered as a group, because the native element would close on a click. */
const Details = Node.create({
  name: DETAILS,
  group: 'block',
  content: 'summary block+',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: DETAILS }],
  renderHTML: () => [DETAILS, 0],
  addNodeView: () => () => {
    const dom = document.createElement('div');
    dom.dataset.details = '';
    dom.setAttribute('role', 'group');
    dom.setAttribute('aria-label', 'Collapsible block');
    return { dom, contentDOM: dom };
  },
  addKeyboardShortcuts() {
    const { editor } = this;
    const enter = () => enterInSummary(editor) || enterAtEnd(editor);
    const back = () => backspaceAtStart(editor);
    return { Enter: enter, Backspace: back };
  },
});

export const DETAILS_NODES = [Summary, Details];
