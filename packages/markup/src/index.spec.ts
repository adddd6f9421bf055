import { describe, expect, it } from '@jest/globals';
import { markup, scriptJson, trusted } from './index.js';

describe('markup', () => {
  it('SEO-1 escapes text and attributes, and drops characters that no document may contain', () => {
    const text = `</title>"'&\r\u0000\ud800\ufffe`;
    expect(String(markup`<p title="${text}">${text}</p>`)).toBe(
      '<p title="&lt;/title&gt;&quot;&#39;&amp;&#13;">&lt;/title&gt;&quot;&#39;&amp;&#13;</p>',
    );
  });

  it('SEO-2 keeps the characters of every script', () => {
    expect(String(markup`${'Über 日本 🎨 ‏שלום'}`)).toBe('Über 日本 🎨 ‏שלום');
  });

  it('SEO-1 nests, also in lists, and renders nothing for missing values', () => {
    const items = ['a', '<b>'].map((item) => markup`<li>${item}</li>`);
    expect(String(markup`<ul>${items}${null}${undefined}${false}${0}</ul>`)).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li>0</ul>',
    );
    expect(String(markup`<div>${trusted('<b>x</b>')}</div>`)).toBe('<div><b>x</b></div>');
  });

  it('SEO-1 keeps JSON inside its script', () => {
    const value = { name: '</script><!--<script>' };
    expect(String(scriptJson(value))).not.toContain('<');
    expect(JSON.parse(String(scriptJson(value)))).toEqual(value);
  });
});
