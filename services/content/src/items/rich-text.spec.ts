import { describe, expect, it } from '@jest/globals';
import { sanitiseRichText } from '../items/rich-text.js';

describe('the content of a post', () => {
  it.each([
    ['a script', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
    ['an event handler', '<img src="/a.png" alt="A" onerror="alert(1)">', '<img src="/a.png" alt="A" />'],
    ['a script address', '<a href="javascript:alert(1)">x</a>', '<a rel="noopener">x</a>'],
    ['an encoded script address', '<a href="java&#x0A;script:alert(1)">x</a>', '<a rel="noopener">x</a>'],
    ['a style', '<p style="position:fixed">x</p>', '<p>x</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>x</p>', '<p>x</p>'],
    ['a picture as data', '<img src="data:image/svg+xml,x">', '<img />'],
    ['a form', '<form action="/x"><input></form>', ''],
  ])('BLOG-5 loses %s', (_what, html, clean) => {
    expect(sanitiseRichText(html)).toBe(clean);
  });

  it('BLOG-5 keeps what an article is made of', () => {
    const html =
      '<h2>One</h2><pre><code class="language-ts">const a = 1;</code></pre><table><thead><tr><th scope="col">A</th></tr></thead></table>';
    expect(sanitiseRichText(html)).toBe(html);
  });

  it('makes a second heading of a first one, since the page has its own', () => {
    expect(sanitiseRichText('<h1>Title</h1>')).toBe('<h2>Title</h2>');
  });
});
