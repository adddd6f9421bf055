import {
  FIGURE_CLASSES,
  isAllowedLink,
  isAllowedPicture,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
} from '@atelier/contracts/content/rich-text-rules';
import { REFUSED_RICH_TEXT, RICH_TEXT_SAMPLES } from '@atelier/contracts/content/rich-text-samples';
import { describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { cleanPaste } from './paste/cleanPaste';
import { richTextExtensions } from './schema/extensions';
import { htmlOfDocument } from './schema/htmlOfDocument';

const written = (content: string): string => {
  const editor = new Editor({ extensions: richTextExtensions(''), content, injectCSS: false });
  const html = htmlOfDocument(editor.state.doc);
  editor.destroy();
  return html;
};

const TAGS: readonly string[] = RICH_TEXT_TAGS;
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = RICH_TEXT_ATTRIBUTES;

/** Everything in the HTML that the server would remove. */
const beyondRules = (html: string): string[] => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const names = element.getAttributeNames().filter((name) => !ATTRIBUTES[tag]?.includes(name));
    const addresses = [
      ...(isAllowedLink(element.getAttribute('href') ?? '/') ? [] : ['href']),
      ...(isAllowedPicture(element.getAttribute('src') ?? '/') ? [] : ['src']),
    ];
    const known: readonly string[] = tag === 'figure' ? FIGURE_CLASSES : [];
    const classes = [...element.classList].filter((name) => !name.startsWith('language-') && !known.includes(name));
    return [...(TAGS.includes(tag) ? [] : [tag]), ...names, ...addresses, ...classes];
  });
};

describe('rich text editor', () => {
  it.each(Object.entries(RICH_TEXT_SAMPLES))('ABLG-2 produces %s in the form that the server stores', (_what, html) => {
    expect(written(html)).toBe(html);
    expect(beyondRules(html)).toEqual([]);
  });

  it.each(Object.entries(REFUSED_RICH_TEXT))('ABLG-2 removes %s from loaded and pasted text', (_what, html) => {
    expect(beyondRules(written(html))).toEqual([]);
    expect(beyondRules(cleanPaste(html))).toEqual([]);
  });

  it('ABLG-2 drops the syntax colors that the server adds to code', () => {
    const colored = '<pre><code class="language-ts"><span class="hljs-keyword">const</span> a</code></pre>';
    expect(written(colored)).toBe('<pre><code class="language-typescript">const a</code></pre>');
  });

  it('ABLG-2 produces an empty string if nothing is written', () => {
    expect(written('')).toBe('');
    expect(written('<p></p>')).toBe('');
  });
});
