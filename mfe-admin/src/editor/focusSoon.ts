import type { Editor } from '@tiptap/core';

/** Back to the text, after a dialog has given the focus to where it took it from. */
export const focusSoon = (editor: Editor | null): void => {
  requestAnimationFrame(() => {
    if (editor !== null && !editor.isDestroyed) editor.commands.focus();
  });
};
