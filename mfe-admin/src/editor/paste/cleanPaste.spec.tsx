import { describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { fillEditorGaps } from '../../testing/editorGaps';
import { richTextExtensions } from '../schema/extensions';
import { htmlOfDocument } from '../schema/htmlOfDocument';
import { cleanPaste } from './cleanPaste';
import { GOOGLE_DOCS_CLIPBOARD, WORD_CLIPBOARD } from './clipboardSamples';

fillEditorGaps();

/** What stands in the text after it was pasted. */
const pasted = (html: string): string => {
  const editor = new Editor({ extensions: richTextExtensions(''), content: cleanPaste(html), injectCSS: false });
  const result = htmlOfDocument(editor.state.doc);
  editor.destroy();
  return result;
};

describe('what is pasted', () => {
  it('ABLG-2 from Word is headings, words, lists in lists and tables, and nothing of Word', () => {
    expect(pasted(WORD_CLIPBOARD)).toBe(
      [
        '<h2>Workshop notes</h2><h2>Monday</h2>',
        '<p>We <strong>glued</strong> the <em>second</em> frame.</p>',
        '<ul><li>Clamps<ul><li>Small ones</li></ul></li><li>Glue</li></ul>',
        '<p>Then:</p><ol><li>Sand</li></ol>',
        '<table><tbody><tr><td>Frame</td><td>Hours</td></tr></tbody></table>',
        '<p><a href="https://studio.example/glue">The glue</a></p>',
      ].join(''),
    );
  });

  it('ABLG-2 from Google Docs is not all bold, nests its lists and leads where its links mean', () => {
    expect(pasted(GOOGLE_DOCS_CLIPBOARD)).toBe(
      [
        '<h2>Workshop notes</h2>',
        '<p>We <strong>glued</strong> the <em>second</em><s> third</s> frame. ',
        '<a href="https://studio.example/glue">The glue</a></p>',
        '<ul><li>Clamps<ul><li>Small ones</li></ul></li><li>Glue</li></ul>',
        '<table><tbody><tr><td>Frame</td><td><strong>Hours</strong></td></tr></tbody></table>',
      ].join(''),
    );
  });

  it('ABLG-2 from elsewhere has the headings that a text may have', () => {
    expect(pasted('<h1>One</h1><h5>Five</h5><div>Text <b>bold</b> <i>slanted</i></div>')).toBe(
      '<h2>One</h2><h4>Five</h4><p>Text <strong>bold</strong> <em>slanted</em></p>',
    );
  });
});
