import { Editor } from '@tiptap/core';
import { richTextExtensions } from '../editor/schema/extensions';
import { htmlOfDocument } from '../editor/schema/htmlOfDocument';

/** A text without a field around it: `press` as a keyboard does, `html` as it would be stored. */
export const anEditor = (content: string) => {
  const editor = new Editor({ extensions: richTextExtensions(''), content, injectCSS: false });
  const press = (key: string): boolean => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    return editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event)) ?? false;
  };
  /** The first place inside of the first node of a kind. */
  const goInto = (type: string): void => {
    let at: number | undefined;
    editor.state.doc.descendants((node, position) => {
      if (at === undefined && node.type.name === type) at = position + 1;
    });
    editor.commands.setTextSelection(at ?? 0);
  };
  return { editor, press, goInto, html: () => htmlOfDocument(editor.state.doc) };
};
