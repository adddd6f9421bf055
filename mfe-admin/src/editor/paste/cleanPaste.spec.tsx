import { describe, expect, it } from '@jest/globals';
import { anEditor } from '../../testing/anEditor';
import { cleanPaste } from './cleanPaste';
import { GOOGLE_DOCS_CLIPBOARD, WORD_CLIPBOARD } from './clipboardSamples';
import { embeddedPictures } from './embeddedPictures';
import { looksLikeMarkdown, markdownHtml } from './markdown';
import { GOOGLE_DOCS_LONG, LIBRE_OFFICE, MAIL, MARKDOWN, PAGES, WEB_PAGE } from './otherSamples';
import { WORD_FOOTNOTES, WORD_NESTED_LISTS, WORD_ONLINE, WORD_REVIEWED, WORD_STYLES } from './wordSamples';

/** The text's content after pasting. */
const pasted = (html: string): string => {
  const { editor, html: result } = anEditor(cleanPaste(html));
  const stored = result();
  editor.destroy();
  return stored;
};

describe('text pasted from Word', () => {
  it('ABLG-2 keeps headings, text, nested lists, and tables, but nothing specific to Word', () => {
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

  it('ABLG-2 keeps three levels of lists with their types and start numbers', () => {
    expect(pasted(WORD_NESTED_LISTS)).toBe(
      [
        '<ol><li>Frame<ol><li>Saw<ol><li>Long <strong>side</strong></li><li>Short side</li></ol></li><li>Sand</li></ol></li>',
        '<li>Door</li></ol><ul><li>Glue<ul><li>White</li></ul></li></ul>',
        '<p>Then:</p><ol start="3"><li>Hinges</li></ol>',
      ].join(''),
    );
  });

  it('ABLG-2 drops comments, deleted text, and hidden text', () => {
    expect(pasted(WORD_REVIEWED)).toBe('<p>The frame is nearly dry.</p>');
  });

  it('ABLG-2 keeps footnotes as text, without dead links', () => {
    expect(pasted(WORD_FOOTNOTES)).toBe(
      '<p>We use hide glue<sup>[1]</sup> here. See Part two.</p><p>[1] Made of bones.</p>',
    );
  });

  it('ABLG-2 recognizes quotes and bold text by their styles', () => {
    expect(pasted(WORD_STYLES)).toBe(
      [
        '<h2>Wood</h2><blockquote><p>Measure twice.</p></blockquote>',
        '<p><a href="https://studio.example/wood">Oak</a>, <strong>ash</strong> and H<sub>2</sub>O.</p>',
      ].join(''),
    );
  });

  it('ABLG-2 merges the separate lists of Word Online into one list', () => {
    expect(pasted(WORD_ONLINE)).toBe(
      '<p>Workshop</p><p>We <strong>glued</strong> it.</p><ul><li>Clamps<ul><li>Small ones</li></ul></li><li>Glue</li></ul>',
    );
  });
});

describe('text pasted from Google Docs', () => {
  it('ABLG-2 is not entirely bold, keeps its lists nested, and has redirect links unwrapped', () => {
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

  it('ABLG-2 keeps three list levels, footnote numbers, and merged cells, and drops comment marks', () => {
    expect(pasted(GOOGLE_DOCS_LONG)).toBe(
      [
        '<h2>Steps</h2><ol><li>Saw<ol><li>Long<ol><li><strong>Twice</strong></li></ol></li></ol></li><li>Sand</li></ol>',
        '<ul><li>Order glue</li></ul><p>Hide glue<sup>1</sup><u> holds</u><em><s>.</s></em></p>',
        '<img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXd" alt="" width="120" height="80">',
        '<table><tbody><tr><td colspan="2">Both</td></tr></tbody></table>',
      ].join(''),
    );
  });
});

describe('text pasted from other programs', () => {
  it('ABLG-2 uses only the allowed heading levels', () => {
    expect(pasted('<h1>One</h1><h5>Five</h5><div>Text <b>bold</b> <i>slanted</i></div>')).toBe(
      '<h2>One</h2><h4>Five</h4><p>Text <strong>bold</strong> <em>slanted</em></p>',
    );
  });

  it('ABLG-2 from LibreOffice has no blank lines, and keeps its footnotes as text', () => {
    expect(pasted(LIBRE_OFFICE)).toBe(
      [
        '<h2>Workshop</h2><p>We <strong>glued</strong> the <em><u>second</u></em> frame<sup>1</sup>.</p>',
        '<ul><li>Clamps<ul><li>Small ones</li></ul></li><li>Glue</li></ul>',
        '<table><thead><tr><th scope="col">Part</th><th scope="col">Hours</th></tr></thead>',
        '<tbody><tr><td>Frame</td><td>3</td></tr></tbody></table><p>1 Hide glue.</p>',
      ].join(''),
    );
  });

  it('ABLG-2 from Pages has no blank lines and no non-breaking spaces', () => {
    expect(pasted(PAGES)).toBe(
      '<p><strong>Workshop</strong></p><p>We glued the frame.</p><ul><li>Clamps</li><li>Glue</li></ul>',
    );
  });

  it('ABLG-2 from a web page keeps line breaks, the table, and the captioned picture', () => {
    expect(pasted(WEB_PAGE)).toBe(
      [
        '<h2>Glue</h2><p>First line</p><p>Second line</p><p>Third line</p>',
        '<p>Paragraph with <a href="https://studio.example/a">a link</a> and a note.</p>',
        '<table><caption>Costs</caption><thead><tr><th scope="col">Part</th><th scope="col">Hours</th></tr></thead>',
        '<tbody><tr><th scope="row">Frame</th><td rowspan="2">3<br>or 4</td></tr>',
        '<tr><td><ul><li>Door</li></ul></td></tr></tbody></table>',
        '<figure><img src="https://studio.example/a.png" alt="A frame" width="300" height="200" loading="lazy">',
        '<figcaption>The frame</figcaption></figure><p>Oak</p><p>Hard</p>',
      ].join(''),
    );
  });

  it('ABLG-2 from an email keeps its lines, without blank ones', () => {
    expect(pasted(MAIL)).toBe(
      '<p>Dear Ada,</p><p>the frame is <strong>dry</strong>.</p><blockquote><p>Is it dry?</p></blockquote>',
    );
  });
});

describe('Markdown pasted as plain text', () => {
  it('ABLG-2 is converted into rich text', () => {
    expect(pasted(markdownHtml(MARKDOWN))).toBe(
      [
        '<h2>Workshop notes</h2><p>We <strong>glued</strong> the <em>second</em> frame, ',
        'see <a href="https://studio.example/glue">the glue</a> and <code>npm test</code>. It goes on in this line.</p>',
        '<h2>Steps</h2><ol><li>Saw<ul><li>Long <em>side</em></li><li>Short side</li></ul></li><li>Sand</li></ol>',
        '<ul><li>☑ Order glue</li><li>☐ Pay</li></ul><blockquote><p>Measure twice, cut once.</p></blockquote>',
        '<pre><code class="language-typescript">const a = 1 &lt; 2; // **not bold**\n\nrun(a);</code></pre>',
        '<table><thead><tr><th scope="col">Part</th><th scope="col">Hours</th></tr></thead>',
        '<tbody><tr><td>Frame</td><td>3</td></tr><tr><td>Door | gate</td><td><s>4</s></td></tr></tbody></table><hr>',
        '<img src="https://studio.example/a.png" alt="A frame"><p>Ends with snake_case_names, 2 * 3 * 4, ',
        '<a href="https://studio.example/a_b_c">https://studio.example/a_b_c</a>.</p>',
      ].join(''),
    );
  });

  it.each([
    ['an address', 'https://studio.example/a_b_c'],
    ['two lines', 'Dear Ada,\nthe frame is dry - at last.'],
    ['sums', 'a * b * c and snake_case and 5 > 3'],
    ['money', '#1 costs $5'],
    ['lines that are indented', 'He said:\n\n    not today'],
    ['a line under words', 'Dear Ada,\n--\nBob'],
    ['words in angles', 'Fill in <name> and <b>send</b> it'],
  ])('ABLG-2 is not detected in %s', (_what, text) => {
    expect(looksLikeMarkdown(text)).toBe(false);
  });

  it.each([
    ['a heading', '# One'],
    ['a list', 'Steps:\n- one\n- two'],
    ['code', '```\na\n```'],
    ['a table', 'a | b\n--|--\n1 | 2'],
    ['bold words', 'This is **bold**.'],
    ['a link', 'See [this](https://studio.example).'],
  ])('ABLG-2 is detected in %s', (_what, text) => {
    expect(looksLikeMarkdown(text)).toBe(true);
  });

  it('ABLG-2 cannot contain HTML', () => {
    expect(pasted(markdownHtml('# a <img src=x onerror=alert(1)> [x](javascript:alert(1))'))).toBe(
      '<h2>a &lt;img src=x onerror=alert(1)&gt; x</h2>',
    );
  });

  it('ABLG-2 is parsed completely at any nesting depth', () => {
    expect(markdownHtml(`${'>'.repeat(2_000)} a`)).toContain('a');
    const deep = Array.from({ length: 40 }, (_one, depth) => `${'  '.repeat(depth)}- ${depth}`).join('\n');
    expect(pasted(markdownHtml(deep)).match(/<li>/g)).toHaveLength(40);
    expect(markdownHtml(`a${'*'.repeat(2_000)}b`)).toContain('*');
  });
});

describe('pictures in pasted text', () => {
  it('ABLG-2 are uploaded if they are large data URLs, unless they are small images or SVG', () => {
    const big = btoa('x'.repeat(600));
    const files = embeddedPictures(
      `<p>a<img src="data:image/png;base64,${big}"><img src="data:image/png;base64,iVBORw0KGgo="><img src="data:image/svg+xml;base64,${big}"></p>`,
    );
    expect(files.map(({ name, type, size }) => ({ name, type, size }))).toEqual([
      { name: 'pasted-1.png', type: 'image/png', size: 600 },
    ]);
  });
});
