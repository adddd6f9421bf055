import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

const choose = (view: EditorView, target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLImageElement)) return false;
  const figure = target.closest('figure[data-picture]');
  if (figure === null || !view.dom.contains(figure)) return false;
  const at = view.posAtDOM(figure, 0) - 1;
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
  // Before the browser does, which would put the cursor where it was last.
  if (!view.hasFocus()) view.focus();
  return true;
};

/** What is typed on a picture that is chosen are words below it: they do not take its place. */
const writeBelow = (view: EditorView, text: string): boolean => {
  const { selection, tr } = view.state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return false;
  const end = selection.to - 2;
  tr.setSelection(TextSelection.create(tr.doc, end)).insertText(text);
  view.dispatch(tr.scrollIntoView());
  return true;
};

/** A click on a picture chooses it, and so it can be dragged; a click below it goes to its caption. */
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
