import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

const choose = (view: EditorView, target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLImageElement)) return false;
  const figure = target.closest('figure[data-picture]');
  if (figure === null || !view.dom.contains(figure)) return false;
  const at = view.posAtDOM(figure, 0) - 1;
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
  // Before the browser does, because it would restore the old cursor position.
  if (!view.hasFocus()) view.focus();
  return true;
};

/** Text typed on a selected picture goes below it instead of replacing it. */
const writeBelow = (view: EditorView, text: string): boolean => {
  const { selection, tr } = view.state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return false;
  const end = selection.to - 2;
  tr.setSelection(TextSelection.create(tr.doc, end)).insertText(text);
  view.dispatch(tr.scrollIntoView());
  return true;
};

/** A click on a picture selects it for dragging; a click below it moves to its caption. */
export const pictureClicks = () =>
  new Plugin({
    props: {
      handleDOMEvents: {
        mousedown: (view, { target }) => {
          choose(view, target);
          return false;
        },
      },
      handleTextInput: (view, _from, _to, text) => writeBelow(view, text),
      handleClick: (view, _at, { target }) => choose(view, target),
    },
  });
