import type { Editor } from '@tiptap/core';
import { Fragment, type Node, type NodeRange } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

export const DETAILS = 'details';
export const SUMMARY = 'summary';

interface Block {
  node: Node;
  from: number;
  to: number;
}

/** The innermost collapsible block around the cursor. */
export const detailsAround = ({ selection: { $from } }: EditorState): Block | undefined => {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === DETAILS)
      return { node: $from.node(depth), from: $from.before(depth), to: $from.after(depth) };
  return undefined;
};

/** The selected blocks, if a collapsible block can replace them. */
const wrappable = ({ selection: { $from, $to }, schema }: EditorState): NodeRange | undefined => {
  const range = $from.blockRange($to);
  const type = schema.nodes[DETAILS];
  if (range === null || type === undefined) return undefined;
  return range.parent.canReplaceWith(range.startIndex, range.endIndex, type) ? range : undefined;
};

const wrapped = (state: EditorState, { start, end, startIndex, endIndex, parent }: NodeRange): Transaction => {
  const { details, summary } = state.schema.nodes;
  const { tr } = state;
  if (details === undefined || summary === undefined) return tr;
  const blocks = Array.from({ length: endIndex - startIndex }, (_one, index) => parent.child(startIndex + index));
  tr.replaceWith(start, end, details.create(null, [summary.create(), ...blocks]));
  return tr.setSelection(TextSelection.create(tr.doc, start + 2)).scrollIntoView();
};

/** Turns the summary into a paragraph and moves the content out of the block. */
const unwrapped = (state: EditorState, { node, from, to }: Block): Transaction => {
  const { tr } = state;
  const words = node.firstChild?.content ?? Fragment.empty;
  const hidden = node.content.cut(node.firstChild?.nodeSize ?? 0);
  const first = words.size === 0 ? undefined : state.schema.nodes.paragraph?.create(null, words);
  tr.replaceWith(from, to, first === undefined ? hidden : Fragment.from(first).append(hidden));
  return tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1))).scrollIntoView();
};

export const canToggleDetails = ({ state }: Editor): boolean =>
  detailsAround(state) !== undefined || wrappable(state) !== undefined;

/** Wraps the selected blocks in a collapsible block, or unwraps the one around the cursor. */
export const toggleDetails = (editor: Editor): boolean => {
  const { state, view } = editor;
  const around = detailsAround(state);
  const range = around === undefined ? wrappable(state) : undefined;
  if (around !== undefined) view.dispatch(unwrapped(state, around));
  else if (range !== undefined) view.dispatch(wrapped(state, range));
  return around !== undefined || range !== undefined;
};
