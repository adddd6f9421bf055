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
  /** Letter by letter, so that what they mean together is seen. */
  const type = (text: string): void => {
    for (const letter of text) {
      const { view, state } = editor;
      const { from, to } = state.selection;
      const insert = () => state.tr.insertText(letter, from, to);
      if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert)))
        view.dispatch(insert());
    }
  };
  /** The first place inside of the first node of a kind. */
  const goInto = (type: string): void => {
    let at: number | undefined;
    editor.state.doc.descendants((node, position) => {
      if (at === undefined && node.type.name === type) at = position + 1;
    });
    editor.commands.setTextSelection(at ?? 0);
  };
  return { editor, press, type, goInto, html: () => htmlOfDocument(editor.state.doc) };
};
