import { NodeSelection, Plugin } from '@tiptap/pm/state';
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
      handleClick: (view, _at, { target }) => choose(view, target),
    },
  });
