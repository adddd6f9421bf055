import { Editor } from '@tiptap/core';
import { richTextExtensions } from '../editor/schema/extensions';
import { htmlOfDocument } from '../editor/schema/htmlOfDocument';

/** An editor without a field: `press` simulates keys, `html` is the stored form. */
export const anEditor = (content: string) => {
  const editor = new Editor({ extensions: richTextExtensions(''), content, injectCSS: false });
  const press = (key: string): boolean => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    return editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event)) ?? false;
  };
  /** Types letter by letter, so that input rules run. */
  const type = (text: string): void => {
    for (const letter of text) {
      const { view, state } = editor;
      const { from, to } = state.selection;
      const insert = () => state.tr.insertText(letter, from, to);
      if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert)))
        view.dispatch(insert());
    }
  };
  /** Moves the cursor to the start of the first node of a type. */
  const goInto = (type: string): void => {
    let at: number | undefined;
    editor.state.doc.descendants((node, position) => {
      if (at === undefined && node.type.name === type) at = position + 1;
    });
    editor.commands.setTextSelection(at ?? 0);
  };
  return { editor, press, type, goInto, html: () => htmlOfDocument(editor.state.doc) };
};
