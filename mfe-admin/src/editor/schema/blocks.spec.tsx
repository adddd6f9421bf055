import { afterEach, describe, expect, it } from '@jest/globals';
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { anEditor } from '../../testing/anEditor';
import { CALLOUT, DETAILS } from '../toolbar/moreTools';
import { TEXT_TOOLS } from '../toolbar/textTools';
import { isInGallery, toggleGallery } from './galleryNode';
import { setPictureSize } from './pictureSize';

const PICTURE = '<img src="/media/a.png" alt="A">';
const opened: Editor[] = [];
const open = (content: string) => {
  const text = anEditor(content);
  // jsdom has no layout, so every line counts as the first of its block.
  text.editor.view.endOfTextblock = () => true;
  opened.push(text.editor);
  return text;
};
const chosenType = ({ state: { selection } }: Editor) =>
  selection instanceof NodeSelection ? selection.node.type.name : selection.$from.parent.type.name;

afterEach(() => {
  for (const editor of opened.splice(0)) editor.destroy();
});

describe('picture caption', () => {
  it('ABLG-2 is typed below the picture, and turns the picture into a figure', () => {
    const { editor, goInto, html } = open(`<p>One</p>${PICTURE}<p>Two</p>`);
    expect(html()).toBe(`<p>One</p>${PICTURE}<p>Two</p>`);
    goInto('figureCaption');
    editor.commands.insertContent('As it <em>stood</em>');
    expect(html()).toBe(`<p>One</p><figure>${PICTURE}<figcaption>As it <em>stood</em></figcaption></figure><p>Two</p>`);
    goInto('figureCaption');
    editor.commands.deleteRange({ from: editor.state.selection.from, to: editor.state.selection.$from.end() });
    expect(html()).toBe(`<p>One</p>${PICTURE}<p>Two</p>`);
  });

  it('ABLG-2 is reached by arrow keys and left by Enter; Backspace at its start selects the picture', () => {
    const { editor, press, goInto, html } = open(`<p>One</p>${PICTURE}`);
    goInto('figureCaption');
    press('ArrowUp');
    expect(chosenType(editor)).toBe('image');
    press('ArrowDown');
    expect(chosenType(editor)).toBe('figureCaption');
    press('Enter');
    expect(chosenType(editor)).toBe('paragraph');
    editor.commands.insertContent('Below');
    expect(html()).toBe(`<p>One</p>${PICTURE}<p>Below</p>`);
    goInto('figureCaption');
    press('Backspace');
    expect(chosenType(editor)).toBe('image');
    press('Backspace');
    expect(html()).toBe('<p>One</p><p>Below</p>');
  });

  it('ABLG-2 is in the arrow-key order: arrow keys move through the picture and its caption', () => {
    const { editor, press } = open(`<p>One</p>${PICTURE}<p>Two</p>`);
    const way = (key: string) => {
      press(key);
      return chosenType(editor);
    };
    editor.commands.setTextSelection(4);
    expect([way('ArrowDown'), way('ArrowDown')]).toEqual(['image', 'figureCaption']);
    editor.commands.setTextSelection(editor.state.doc.content.size - 4);
    expect([way('ArrowUp'), way('ArrowUp')]).toEqual(['figureCaption', 'image']);
    editor.commands.setTextSelection(4);
    expect([way('ArrowRight'), way('ArrowRight'), way('ArrowLeft')]).toEqual(['image', 'figureCaption', 'image']);
  });

  it('ABLG-2 receives text typed while the picture is selected', () => {
    const { editor, type, html } = open(PICTURE);
    editor.commands.setNodeSelection(0);
    type('As it stood');
    expect(html()).toBe(`<figure>${PICTURE}<figcaption>As it stood</figcaption></figure>`);
  });

  it('ABLG-2 accepts no blocks, and no tool removes the picture', () => {
    for (const tool of [...TEXT_TOOLS.flat(), DETAILS]) {
      const { editor, goInto, html } = open(`<figure>${PICTURE}<figcaption>Words</figcaption></figure>`);
      goInto('figureCaption');
      tool.run(editor);
      expect([tool.id, html()]).toEqual([tool.id, expect.stringContaining(PICTURE)]);
      expect([tool.id, html()]).toEqual([tool.id, expect.stringContaining('Words')]);
    }
  });

  it('ABLG-2 keeps the picture when blocks are pasted into it', () => {
    const { editor, goInto, html } = open(`<figure>${PICTURE}<figcaption>Words</figcaption></figure>`);
    goInto('figureCaption');
    editor.view.pasteHTML('<p>one</p><p>two</p>', new Event('paste') as ClipboardEvent);
    expect(html()).toContain(PICTURE);
    expect(html()).toContain('two');
  });

  it('is preserved if it contains paragraphs, or if the figure contains something other than a picture', () => {
    expect(open(`<figure>${PICTURE}<figcaption><p>a</p></figcaption></figure>`).html()).toBe(
      `<figure>${PICTURE}<figcaption>a</figcaption></figure>`,
    );
    const ofCode = '<figure><pre><code>a</code></pre><figcaption>Code</figcaption></figure>';
    expect(open(ofCode).html()).toBe(ofCode);
  });
});

describe('collapsible block', () => {
  it('ABLG-2 wraps the selection, and places the cursor in its summary first', () => {
    const { editor, press, html } = open('<p>Hidden</p><p>After</p>');
    editor.commands.setTextSelection(2);
    DETAILS.run(editor);
    expect(chosenType(editor)).toBe('summary');
    editor.commands.insertContent('More');
    press('Enter');
    expect(chosenType(editor)).toBe('paragraph');
    expect(html()).toBe('<details><summary>More</summary><p>Hidden</p></details><p>After</p>');
  });

  it('ABLG-2 ends on Enter in an empty last line', () => {
    const { editor, press, html } = open('<details><summary>More</summary><p>Hidden</p></details>');
    editor.commands.setTextSelection(editor.state.doc.content.size - 4);
    const end = editor.state.doc.firstChild?.nodeSize ?? 0;
    editor.commands.setTextSelection(end - 2);
    press('Enter');
    press('Enter');
    editor.commands.insertContent('Out');
    expect(html()).toBe('<details><summary>More</summary><p>Hidden</p></details><p>Out</p>');
  });

  it('ABLG-2 is unwrapped without losing text by its tool and by Backspace at its start', () => {
    const content = '<details><summary>More</summary><p>Hidden</p></details>';
    const byTool = open(content);
    byTool.goInto('summary');
    DETAILS.run(byTool.editor);
    expect(byTool.html()).toBe('<p>More</p><p>Hidden</p>');
    const byKey = open(content);
    byKey.goInto('summary');
    byKey.press('Backspace');
    expect(byKey.html()).toBe('<p>More</p><p>Hidden</p>');
  });

  it('ABLG-2 adds a line above on Enter at its start, and accepts no block as a summary', () => {
    const { editor, press, goInto, html } = open('<details><summary>More</summary><p>Hidden</p></details>');
    goInto('summary');
    press('Enter');
    expect(html()).toBe('<p></p><details><summary>More</summary><p>Hidden</p></details>');
    goInto('summary');
    expect(TEXT_TOOLS.flat().filter(({ isEnabled }) => isEnabled?.(editor) === false).length).toBeGreaterThan(8);
  });
});

describe('pictures', () => {
  const OTHER = '<img src="/media/b.png" alt="B">';

  it('ABLG-2 can be as wide as the text, wider, or full-bleed', () => {
    const { editor, html } = open(PICTURE);
    editor.commands.setNodeSelection(0);
    setPictureSize(editor, 'wide');
    expect(html()).toBe(`<figure class="wide">${PICTURE}</figure>`);
    setPictureSize(editor, null);
    expect(html()).toBe(PICTURE);
  });

  it('ABLG-2 that are adjacent can be grouped into a gallery and ungrouped', () => {
    const { editor, html } = open(`<p>One</p>${PICTURE}${OTHER}<p>Two</p>`);
    editor.commands.setNodeSelection(5);
    expect(isInGallery(editor)).toBe(false);
    toggleGallery(editor);
    expect(html()).toBe(`<p>One</p><figure class="gallery">${PICTURE}${OTHER}</figure><p>Two</p>`);
    expect([chosenType(editor), editor.state.selection.from]).toEqual(['image', 6]);
    expect(isInGallery(editor)).toBe(true);
    toggleGallery(editor);
    expect(html()).toBe(`<p>One</p>${PICTURE}${OTHER}<p>Two</p>`);
    expect([chosenType(editor), editor.state.selection.from]).toEqual(['image', 5]);
  });

  it('ABLG-2 in a gallery keep their captions, and Enter moves the cursor below the gallery', () => {
    const { editor, goInto, press, html } = open(`<figure class="gallery">${PICTURE}${OTHER}</figure>`);
    goInto('figureCaption');
    editor.commands.insertContent('Seen');
    press('Enter');
    editor.commands.insertContent('Below');
    expect(html()).toBe(
      `<figure class="gallery"><figure>${PICTURE}<figcaption>Seen</figcaption></figure>${OTHER}</figure><p>Below</p>`,
    );
  });
});

describe('callout', () => {
  it('ABLG-2 is added around a paragraph and removed without losing text', () => {
    const { editor, html } = open('<p>Mind the glue</p>');
    CALLOUT.run(editor);
    expect(html()).toBe('<figure class="callout"><p>Mind the glue</p></figure>');
    CALLOUT.run(editor);
    expect(html()).toBe('<p>Mind the glue</p>');
  });
});

describe('video', () => {
  it('ABLG-2 from a site that is not on the list remains a plain link', () => {
    const { html } = open('<figure class="embed"><a href="https://videos.example/1">A film</a></figure>');
    expect(html()).not.toContain('embed');
    expect(html()).toContain('A film');
  });
});

describe('typed text', () => {
  it.each([
    ['# One', '<h2>One</h2>'],
    ['## One', '<h2>One</h2>'],
    ['### One', '<h3>One</h3>'],
    ['- One', '<ul><li>One</li></ul>'],
    ['3. One', '<ol start="3"><li>One</li></ol>'],
    ['> One', '<blockquote><p>One</p></blockquote>'],
    ['```ts One', '<pre><code class="language-typescript">One</code></pre>'],
    ['a **b** c', '<p>a <strong>b</strong> c</p>'],
    ['a *b* c', '<p>a <em>b</em> c</p>'],
    ['a ~~b~~ c', '<p>a <s>b</s> c</p>'],
    ['a `b` c', '<p>a <code>b</code> c</p>'],
    ['[a](https://studio.example) b', '<p><a href="https://studio.example">a</a> b</p>'],
    ['![A door](/media/a.png)', '<img src="/media/a.png" alt="A door">'],
    ['---', '<hr>'],
  ])('ABLG-2 converts %s to %s', (typed, stored) => {
    const { type, html } = open('');
    type(typed);
    expect(html()).toBe(stored);
  });

  it('ABLG-2 in a caption remains plain text, and the picture remains', () => {
    for (const typed of ['# One', '- One', '> One', '---', '1. One']) {
      const { type, goInto, html } = open(PICTURE);
      goInto('figureCaption');
      type(typed);
      expect(html()).toContain(`${PICTURE}<figcaption>`);
    }
  });
});
