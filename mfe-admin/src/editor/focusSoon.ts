import type { Editor } from '@tiptap/core';

/** Focuses the text after a closing dialog has returned the focus elsewhere. */
export const focusSoon = (editor: Editor | null): void => {
  requestAnimationFrame(() => {
    if (editor !== null && !editor.isDestroyed) editor.commands.focus();
  });
};
