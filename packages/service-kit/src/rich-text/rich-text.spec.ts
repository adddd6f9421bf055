import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '@atelier/contracts/content/rich-text-rules';
import { REFUSED_RICH_TEXT, RICH_TEXT_SAMPLES } from '@atelier/contracts/content/rich-text-samples';
import { getBusyShare } from '@atelier/test-kit/cpu-time';
import { describe, expect, it } from '@jest/globals';
import { cleanRichText } from './rich-text.js';

/** Removes the server's additions: code colors, `rel` attributes of links, the slash of empty elements. */
const asWritten = (html: string): string =>
  html
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll(' rel="noopener"', '')
    .replaceAll(' />', '>')
    .replaceAll('&#x26;', '&amp;');

describe('rich-text sanitizer', () => {
  it.each([
    ['a script', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
    ['an event handler', '<img src="/a.png" alt="A" onerror="alert(1)">', '<img src="/a.png" alt="A" />'],
    ['a script address', '<a href="javascript:alert(1)">x</a>', '<a rel="noopener">x</a>'],
    ['an encoded script address', '<a href="java&#x0A;script:alert(1)">x</a>', '<a rel="noopener">x</a>'],
    ['a style', '<p style="position:fixed">x</p>', '<p>x</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>x</p>', '<p>x</p>'],
    ['a picture as data', '<img src="data:image/svg+xml,x">', '<img />'],
    ['a form', '<form action="/x"><input></form>', ''],
    ['colors that the server did not make', '<p><span class="hljs-keyword">x</span></p>', '<p>x</p>'],
  ])('BLOG-5 removes %s', async (_what, html, clean) => {
    expect(await cleanRichText(html)).toBe(clean);
  });

  it.each(Object.entries(REFUSED_RICH_TEXT))(
    'BLOG-5 keeps only allowed elements and attributes of %s',
    async (_what, html) => {
      const elements = [...(await cleanRichText(html)).matchAll(/<([a-z0-9]+)([^>]*)>/g)];
      for (const [, tag = '', attributes = ''] of elements) {
        if (tag === 'span') continue;
        expect(RICH_TEXT_TAGS as readonly string[]).toContain(tag);
        const allowed: readonly string[] = RICH_TEXT_ATTRIBUTES[tag as keyof typeof RICH_TEXT_ATTRIBUTES] ?? [];
        for (const [, name = ''] of attributes.matchAll(/([a-z-]+)=/g)) expect(allowed).toContain(name);
      }
    },
  );

  it.each(Object.entries(RICH_TEXT_SAMPLES))('ABLG-2 keeps %s as the editor wrote them', async (_what, html) => {
    expect(asWritten(await cleanRichText(html))).toBe(html);
  });

  it('turns a first-level heading into a second-level one, since the page has its own', async () => {
    expect(await cleanRichText('<h1>Title</h1>')).toBe('<h2>Title</h2>');
  });
});

describe('code in a post', () => {
  const code = '<pre><code class="language-ts">const a = &quot;&lt;b&gt; &amp; c&quot;; // &lt;x&gt;</code></pre>';

  it('BLOG-5 is highlighted without scripts, with classes on spans', async () => {
    expect(await cleanRichText(code)).toContain(
      '<pre><code class="language-typescript"><span class="hljs-keyword">const</span> a = <span class="hljs-string">',
    );
  });

  it('BLOG-5 keeps its text, and does not change when it is saved again', async () => {
    const once = await cleanRichText(code);
    expect(await cleanRichText(once)).toBe(once);
    expect(once).not.toContain('<b>');
    expect(once).not.toContain('<x>');
  });

  it('BLOG-5 stays plain if the language is unknown or the code is too long', async () => {
    const cobol = '<pre><code class="language-cobol">STOP</code></pre>';
    const endless = `<pre><code class="language-css">${'a{}'.repeat(7_000)}</code></pre>`;
    expect(await cleanRichText(cobol)).toBe(cobol);
    expect(await cleanRichText(endless)).toBe(endless);
  });
});

describe('hostile code in a post', () => {
  const inPython = (code: string) => `<pre><code class="language-python">${code}</code></pre>`;
  const inScript = (code: string) => `<pre><code class="language-javascript">${code}</code></pre>`;
  const quadratic = inScript('a'.repeat(20_000));

  it('PLT-4 stays plain if the highlighter cannot parse it', async () => {
    const broken = inPython('f"{'.repeat(2_000));
    expect(await cleanRichText(broken)).toBe(broken);
  });

  it('PLT-4 stays plain if highlighting takes too long, while other requests are answered', async () => {
    const html = quadratic.repeat(8);
    await cleanRichText('<p>The thread is ready.</p>');
    expect(await getBusyShare(async () => expect(await cleanRichText(html)).toBe(html))).toBeLessThan(0.2);
  });

  it('PLT-4 stays plain after a second, and so does the code after it', async () => {
    const slow = `<pre><code class="language-php">${'A'.repeat(20_000)}</code></pre>`;
    const html = `${slow}${inScript('const a = 1;')}`;
    expect(await cleanRichText(html)).toBe(html);
  });

  it('PLT-4 affects neither the code before it nor the next text', async () => {
    const code = inScript('const a = 1;');
    const colored = await cleanRichText(code);
    expect(colored).toContain('hljs-keyword');
    expect(await cleanRichText(`${code}${quadratic}`)).toBe(`${colored}${quadratic}`);
    expect(await cleanRichText(code)).toBe(colored);
  });

  it('PLT-4 does not block the event loop, even with endlessly nested markup', async () => {
    const nested = `${'<b><i>'.repeat(16_000)}${'<p>'.repeat(33_000)}`;
    expect(await getBusyShare(() => cleanRichText(nested))).toBeLessThan(0.2);
  });
});
