import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { richTextExtensions } from '../schema/extensions';

const code = (text: string, language = 'typescript') =>
  `<p>One</p><pre><code class="language-${language}">${text}</code></pre>`;
const CODE_START = '<One>'.length + 1;
const opened: Editor[] = [];
const open = (content: string) => {
  const editor = new Editor({ extensions: richTextExtensions(''), content, injectCSS: false });
  opened.push(editor);
  return editor;
};
/** The colored words with their classes. */
const colored = ({ view }: Editor) =>
  [...view.dom.querySelectorAll('[class*="hljs-"]')].map(({ className, textContent }) => [className, textContent]);

afterEach(() => {
  for (const editor of opened.splice(0)) editor.destroy();
});

describe('code colors in the editor', () => {
  it('ABLG-2 appear once the highlighter is loaded, and update while typing', async () => {
    const editor = open(code('const a'));
    await waitFor(() => expect(colored(editor)).toEqual([['hljs-keyword', 'const']]));
    editor.commands.insertContentAt(CODE_START + 'const a'.length, ' = 1');
    expect(colored(editor)).toEqual([
      ['hljs-keyword', 'const'],
      ['hljs-number', '1'],
    ]);
    editor.commands.insertContentAt(1, 'Before ');
    expect(colored(editor)).toHaveLength(2);
    editor.commands.setTextSelection('Before '.length + CODE_START);
    editor.commands.updateAttributes('codeBlock', { language: null });
    expect(colored(editor)).toEqual([]);
  });

  it('ABLG-2 match the site: no colors without a language or for an unknown one', async () => {
    const plain = ['<pre><code>const a</code></pre>', code('const a', 'cobol')].map(open);
    const editor = open(code('a { b: 1 }', 'css'));
    await waitFor(() => expect(colored(editor)).not.toEqual([]));
    expect(plain.flatMap(colored)).toEqual([]);
  });
});
